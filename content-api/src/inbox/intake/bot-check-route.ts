import { BOT_CHECK_PATH } from '@stadtraum/contracts/forms/subscription';
import type { FastifyInstance } from 'fastify';
import type { BotCheck } from './bot-check.ts';

/** `GET /daten/botpruefung` returns a challenge for one form. */
export function botCheckRoute(server: FastifyInstance, botCheck: BotCheck): void {
  server.get(BOT_CHECK_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await botCheck.challenge()),
  );
}

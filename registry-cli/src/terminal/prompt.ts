import { createInterface } from 'node:readline/promises';
import { cliError } from '../errors.ts';

/** Asks the person at the terminal. */
export interface Prompt {
  /** False in a pipeline and in scripts. */
  isTerminal: boolean;
  /** The trimmed answer; empty if the input ends. Only for a terminal. */
  ask(question: string): Promise<string>;
}

export type InputStream = NodeJS.ReadableStream & { isTTY?: boolean };

/** @param output receives the questions */
export function createPrompt(
  input: InputStream,
  output: NodeJS.WritableStream & { isTTY?: boolean },
): Prompt {
  return {
    isTerminal: input.isTTY === true && output.isTTY === true,
    async ask(question) {
      const lines = createInterface({ input, output });
      const ended = new AbortController();
      lines.once('close', () => ended.abort());
      lines.once('SIGINT', () => lines.close());
      try {
        return (await lines.question(question, { signal: ended.signal })).trim();
      } catch (error) {
        if (!ended.signal.aborted) throw error;
        output.write('\n');
        return '';
      } finally {
        lines.close();
      }
    },
  };
}

/**
 * Asks before something that is hard to undo.
 *
 * @param what completes "This command would …"
 * @param options.yes the person has already agreed
 * @throws CodedError CONFIRMATION_MISSING without a terminal, COMMAND_CANCELLED for any answer but yes
 */
export async function confirm(
  what: string,
  { yes }: { yes?: boolean | undefined },
  prompt: Prompt,
): Promise<void> {
  if (yes) return;
  if (!prompt.isTerminal) throw cliError('CONFIRMATION_MISSING', { what });
  const answer = await prompt.ask(`This will ${what}. Continue? [y/N] `);
  if (!/^y(es)?$/i.test(answer)) throw cliError('COMMAND_CANCELLED', { what });
}

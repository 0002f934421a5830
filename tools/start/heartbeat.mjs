/*
 * Loaded into each server before its own code (`node --import`): writes a byte to the supervisor's pipe once a second, from
 * the event loop. A server that is slow to answer still turns its loop; one that hangs does not (OP8).
 *
 * The setting is removed at once, so that the renderers that a server forks, where the same number is another file, are silent.
 */
import { writeSync } from 'node:fs';

const BEAT_MS = 1_000;

const pipe = Number(process.env.HEARTBEAT_PIPE);
delete process.env.HEARTBEAT_PIPE;
if (pipe) setInterval(beat, BEAT_MS).unref();

function beat() {
  try {
    writeSync(pipe, '.');
  } catch {
    // EPIPE, EAGAIN: the supervisor has ended or does not read.
  }
}

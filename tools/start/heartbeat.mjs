/*
 * Loaded into each server before its own code (`node --import`): writes a byte to the supervisor's pipe once a second, from
 * the event loop. The loop of a slow server still turns; that of a hanging one does not (OP8).
 *
 * The variable is deleted immediately, because in the renderers that a server forks the same descriptor is another file.
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

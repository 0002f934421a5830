/*
 * `node --import` loads this file into each server before the server's code. From the event loop, it writes a byte to the
 * supervisor's pipe once a second. The event loop of a slow server still runs; the event loop of a hanging server does not (OP8).
 *
 * The environment variable is deleted, because the descriptor is a different file in the renderers that the server forks.
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
    // EPIPE, EAGAIN: the supervisor has ended or does not read the pipe.
  }
}

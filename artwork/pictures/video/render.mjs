import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { MEDIA } from '../catalogue-file.mjs';
import { FRAMES_PER_SECOND } from './videos.mjs';

/** @typedef {import('./videos.mjs').VideoOrder} VideoOrder */
/** @typedef {import('./videos.mjs').Cue} Cue */

/**
 * Draws a video's frames one after another into ffmpeg, which must be installed, and writes both formats and the captions.
 *
 * @param {VideoOrder} order
 */
export async function renderVideo({ entry, draw, cues }) {
  const [mp4, webm, captions] = [entry.mp4, entry.webm, entry.captions].map((file) => join(MEDIA, file));
  if (!mp4 || !webm || !captions) return;
  await mkdir(dirname(mp4), { recursive: true });
  await writeFile(captions, asVtt(cues));
  const encoder = spawn('ffmpeg', encoding(entry.width, entry.height, mp4, webm), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'exit');
  const count = entry.seconds * FRAMES_PER_SECOND;
  for (let frame = 0; frame < count; frame++) {
    const svg = draw(entry.width, entry.height, frame / (count - 1));
    const pixels = await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}.`);
}

/** @param {number} width @param {number} height @param {string} mp4 @param {string} webm */
function encoding(width, height, mp4, webm) {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FRAMES_PER_SECOND} -i -`;
  const h264 =
    '-an -c:v libx264 -preset slow -crf 24 -pix_fmt yuv420p -movflags +faststart -fflags +bitexact -threads 1';
  const vp9 =
    '-an -c:v libvpx-vp9 -b:v 0 -crf 35 -deadline good -cpu-used 2 -pix_fmt yuv420p -fflags +bitexact -threads 1';
  return [...`-y -loglevel error ${input} ${h264}`.split(' '), mp4, ...vp9.split(' '), webm];
}

/** @param {readonly Cue[]} cues */
function asVtt(cues) {
  const blocks = cues.map(({ from, to, text }) => `${asTime(from)} --> ${asTime(to)}\n${text}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** @param {number} seconds */
function asTime(seconds) {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}

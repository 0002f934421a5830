/*
 * `npm run rooms`: writes the rooms of every flat that has a plan, and their areas, into the offers of the site's content. The areas come
 * from the same geometry as the drawing, so that plan and offer agree.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { OFFERS, offeredFlats } from './flats.mjs';

/** What an offer says of its plan. @param {import('./flats.mjs').DrawnFlat} drawn */
export function floorPlanOf({ id, offer, rooms }) {
  return {
    picture: id,
    caption: `Grundriss: ${offer.title}`,
    rooms: rooms.map(({ name, area, share }) => ({ name, area, ...(share < 1 && { share }) })),
  };
}

/** In the site's formatting, and without a change to anything else in the file. @param {string} text @returns {string} */
export function withRooms(text) {
  return offeredFlats().reduce((written, drawn) => {
    const start = written.indexOf(`"objectNumber": "${drawn.offer.objectNumber}"`);
    const end = written.indexOf('\n  }', start);
    const record = written.slice(start, end).replace(/ {4}"floorPlan": \{[\s\S]*?\n {4}\},\n/, '');
    const { picture, caption, rooms } = floorPlanOf(drawn);
    const lines = rooms.map((room) => `        ${JSON.stringify(room).replace(/[{,:]/g, '$& ').replace('}', ' }')}`);
    const block = `    "floorPlan": {\n      "picture": "${picture}",\n      "caption": ${JSON.stringify(caption)},\n      "rooms": [\n${lines.join(',\n')}\n      ]\n    },\n`;
    return written.slice(0, start) + record.replace(/ {4}"contact": /, `${block}$&`) + written.slice(end);
  }, text);
}

if (process.argv[1] === import.meta.filename) writeFileSync(OFFERS, withRooms(readFileSync(OFFERS, 'utf8')));

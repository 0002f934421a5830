import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { overlap } from './boxes.mjs';
import { describePlan } from './description.mjs';
import { drawnFlats, OFFERS, offeredFlats, readOffers } from './flats.mjs';
import { furnish, swingOf } from './furnish.mjs';
import { livingSpace } from './plan.mjs';
import { withRooms } from './records.mjs';
import { roomOf } from './rooms.mjs';

describe('[VI7] floor plans', () => {
  it('show everything that is on offer', () => {
    assert.deepEqual(offeredFlats().map(({ offer }) => offer.slug), readOffers().map(({ slug }) => slug));
  });

  it('have the rooms and areas that the offers have; otherwise `npm run rooms --prefix artwork` is due', () => {
    const text = readFileSync(OFFERS, 'utf8');
    assert.equal(withRooms(text), text);
  });

  it('describe what they show in at most 500 characters', () => {
    const texts = drawnFlats().map(describePlan);
    assert.deepEqual(texts.filter((text) => text.length > 500), []);
    assert.match(texts[0] ?? '', /^Grundriss Mühlenweg 7, 1\. OG: 2 Zimmer, 58,40 m²\. Flur führt zu .* Balkon vor Schlafen\.$/);
  });

  for (const { id, offer, flat, plans, rooms } of drawnFlats())
    describe(id, () => {
      it('has the living space and the number of rooms of its offer', () => {
        const counted = rooms.reduce((sum, { key }) => sum + (roomOf(key).counts ?? 0), 0);
        assert.deepEqual([livingSpace(rooms), counted], [offer.area ?? livingSpace(rooms), offer.rooms ?? counted]);
      });

      it('has a way into every room, a window in every room to live in, and doors that do not hit each other', () => {
        for (const plan of plans) {
          const reached = new Set(plan.doors.map(({ into }) => into));
          const open = new Set((flat.storeys[plans.indexOf(plan)]?.open ?? []).flat());
          const seen = new Set(plan.windows.map(({ room }) => room));
          for (const { key, use } of plan.rooms) {
            if (use !== 'void' && use !== 'outdoor') assert.ok(reached.has(key) || open.has(key), `way into ${key}`);
            if (roomOf(key).counts) assert.ok(seen.has(key), `window of ${key}`);
          }
          const swings = plan.doors.map(swingOf);
          swings.forEach((swing, index) => {
            for (const other of swings.slice(index + 1)) assert.equal(overlap(swing, other), 0);
          });
        }
      });

      it('has furniture in every room, and in every bath what belongs there', () => {
        for (const plan of plans)
          for (const room of plan.rooms) {
            const kinds = furnish(plan, room, flat.wheelchair ?? false).map(({ piece }) => piece.kind);
            if (/bath/.test(room.use)) assert.ok(kinds.includes('wc') && kinds.includes('basin') && /bath|shower/.test(kinds.join()));
            if (flat.wheelchair) assert.ok(room.use === 'store' || kinds.includes('turning'));
          }
      });
    });
});

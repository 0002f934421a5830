import { placeOf, sizeOf } from './flats.mjs';
import { livingSpace, squareMetres } from './plan.mjs';

/** @typedef {import('./flats.mjs').DrawnFlat} DrawnFlat */

const DIRECTIONS = { top: 'Norden', right: 'Osten', bottom: 'Süden', left: 'Westen' };
const list = new Intl.ListFormat('de');

/** What a plan shows, for who cannot see it: at most 500 characters. @param {DrawnFlat} drawn */
export function describePlan({ offer, flat, plans, rooms }) {
  const sentences = plans.flatMap((plan) => {
    const nameOf = (/** @type {string} */ key) => plan.rooms.find((room) => room.key === key)?.name ?? '';
    const hubs = [...new Set(plan.doors.flatMap(({ from }) => from ?? []))];
    const ways = hubs.map((hub) => {
      const reached = plan.doors.filter(({ from }) => from === hub).map(({ into }) => nameOf(into));
      return `${nameOf(hub)} führt zu ${list.format(reached)}`;
    });
    const open = (flat.storeys[plans.indexOf(plan)]?.open ?? []).filter((pair) => pair.every((key) => !'/VF'.includes(key)));
    const openings = open.map((pair) => `${list.format(pair.map(nameOf))} ohne Wand dazwischen`);
    return `${plan.name ? `${plan.name}: ` : ''}${[...ways, ...openings].join('; ')}.`;
  });
  const windows = Object.entries(DIRECTIONS).flatMap(([side, direction]) => {
    const facing = plans.flatMap((plan) => plan.windows.filter((window) => window.side === side).map(({ room }) => plan.rooms.find(({ key }) => key === room)?.name ?? ''));
    return facing.length > 0 ? `nach ${direction} ${list.format([...new Set(facing)])}` : [];
  });
  const outdoor = rooms.filter(({ use }) => use === 'outdoor').map(({ name }) => {
    const from = plans.flatMap((plan) => plan.windows.filter(({ door }) => door).map(({ room }) => plan.rooms.find(({ key }) => key === room)?.name ?? ''));
    return ` ${name} vor ${list.format(from)}.`;
  });
  const size = `${sizeOf(offer)}, ${squareMetres(livingSpace(rooms))}`;
  return `Grundriss ${placeOf(offer)}: ${size}. ${sentences.join(' ')} Fenster ${windows.join('; ')}.${outdoor.join('')}`;
}

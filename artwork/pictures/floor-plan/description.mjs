import { placeOf, sizeOf } from './flats.mjs';
import { livingSpace, squareMetres } from './plan.mjs';

/** @typedef {import('./flats.mjs').DrawnFlat} DrawnFlat */

const DIRECTIONS = { top: 'Norden', right: 'Osten', bottom: 'Süden', left: 'Westen' };
const list = new Intl.ListFormat('de');

/** What a plan shows, for who cannot see it: at most 500 characters. @param {DrawnFlat} drawn */
export function describePlan({ offer, flat, plans, rooms }) {
  const sentences = plans.flatMap((plan) => {
    const nameOf = (/** @type {string} */ key) => quoted(plan.rooms.find((room) => room.key === key)?.name ?? '');
    const open = flat.storeys[plans.indexOf(plan)]?.open ?? [];
    const hubs = [...new Set(plan.doors.flatMap(({ from }) => from ?? []))];
    const ways = hubs.map((hub) => {
      const reached = plan.doors.filter(({ from }) => from === hub).map(({ into }) => into);
      const stairs = open.some((pair) => pair.includes(hub) && pair.includes('/')) ? ['/'] : [];
      return `${nameOf(hub)} führt zu ${list.format([...reached, ...stairs].map(nameOf))}`;
    });
    const without = open.filter((pair) => !pair.includes('/'));
    const openings = without.map((pair) => `${list.format(pair.map(nameOf))} gehen ineinander über`);
    return `${plan.name ? `${plan.name}: ` : ''}${[...ways, ...openings].join('; ')}.`;
  });
  const windows = Object.entries(DIRECTIONS).flatMap(([side, direction]) => {
    const facing = plans.flatMap((plan) => plan.windows.filter((window) => window.side === side).map(({ room }) => quoted(plan.rooms.find(({ key }) => key === room)?.name ?? '')));
    return facing.length > 0 ? `nach ${direction} ${list.format([...new Set(facing)])}` : [];
  });
  const outdoor = rooms.filter(({ use }) => use === 'outdoor').map(({ name }) => {
    const from = plans.flatMap((plan) => plan.windows.filter(({ door }) => door).map(({ room }) => quoted(plan.rooms.find(({ key }) => key === room)?.name ?? '')));
    return ` ${name} vor ${list.format(from)}.`;
  });
  const size = `${sizeOf(offer)}, ${squareMetres(livingSpace(rooms))}`;
  return `Grundriss ${placeOf(offer)}: ${size}. ${sentences.join(' ')} Fenster ${windows.join('; ')}.${outdoor.join('')}`;
}

/** A name that is a list itself must not run into the list around it. @param {string} name */
function quoted(name) {
  return name.includes(' und ') ? `„${name}“` : name;
}

import { tone } from '../../drawing/colour.mjs';
import { INK, WHITE } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../drawing/wall.mjs').Wall} Wall */
/** @typedef {import('../../drawing/wall.mjs').Area} Area */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {{ colour: Colour, width?: number, height?: number, shifted?: boolean, joint?: Colour }} Tiling `shifted`: every other course by half a tile */

const TONES = [0.95, 0.985, 1.03, 1.1];

/** Glazed tiles, no two of one tone, each with a gleam. @param {World} world @param {Wall} wall @param {Area} area @param {Tiling} tiling */
export function drawTiles(world, wall, area, { colour, width = 0.15, height = 0.15, shifted = false, joint = tone(WHITE, 0.92) }) {
  const random = world.random.fork(`tiles${area.left}${area.bottom}`);
  world.surface(wall.area(area), joint, wall.outwards);
  /** @type {Area[][]} */
  const groups = TONES.map(() => []);
  const gap = 0.0035;
  for (let course = 0, bottom = area.bottom; bottom < area.top - 0.01; course++, bottom += height) {
    const start = area.left - (shifted && course % 2 ? width / 2 : 0);
    for (let left = start; left < area.right - 0.01; left += width) {
      groups[random.integer(0, TONES.length - 1)]?.push({
        left: Math.max(area.left, left + gap),
        right: Math.min(area.right, left + width - gap),
        bottom: bottom + gap,
        top: Math.min(area.top, bottom + height - gap),
      });
    }
  }
  groups.forEach((group, index) => world.surfaces(group.map((tile) => wall.area(tile)), tone(colour, TONES[index] ?? 1), wall.outwards));
  const gleams = groups.flat().filter(() => random.chance(0.8));
  world.surfaces(gleams.map((tile) => wall.area({ ...tile, bottom: tile.top - 0.006 })), WHITE, wall.outwards, 0.5);
  world.surfaces(gleams.map((tile) => wall.area({ ...tile, top: tile.bottom + 0.005 })), INK, wall.outwards, 0.08);
}

/** The rail that ends a tiled area. @param {World} world @param {Wall} wall @param {Area} area @param {Colour} colour */
export function drawTileEdge(world, wall, { left, right, top }, colour) {
  world.surface(wall.area({ left, right, bottom: top, top: top + 0.035 }, 0.01), colour, wall.outwards);
  world.surface(wall.area({ left, right, bottom: top + 0.026, top: top + 0.035 }, 0.011), tone(colour, 1.4), wall.outwards);
  world.surface(wall.area({ left, right, bottom: top + 0.035, top: top + 0.05 }), INK, wall.outwards, { opacity: 0.1 });
}

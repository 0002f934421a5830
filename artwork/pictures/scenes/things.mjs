import { Mass } from '../buildings/mass.mjs';
import { drawBicycle, drawCyclist } from '../elements/bicycle.mjs';
import { drawHedge } from '../elements/hedge.mjs';
import { drawPerson } from '../elements/passer-by.mjs';
import { drawBench, drawLamp, drawPlanter, drawStall } from '../elements/street-furniture.mjs';
import { drawTree, treeShadow } from '../elements/tree.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('./outdoor.mjs').Thing} Thing */

/**
 * A building of one of the styles, with its shadow. `tall` is the height that the shadow is reckoned from.
 *
 * @template {{ x: number, z: number, width?: number, depth?: number, turn?: number }} Options
 * @param {(world: World, options: Options) => void} draw
 * @param {Options} options
 * @param {{ width?: number, depth?: number, tall?: number }} [body]
 * @returns {Thing}
 */
export function building(
  draw,
  options,
  { width = options.width ?? 20, depth = options.depth ?? 12, tall = 14 } = {},
) {
  const { x, z, turn = 0 } = options;
  return {
    z: z + depth / 2,
    draw: (world) => draw(world, options),
    shadow: (world) => [world.groundShadow(new Mass({ x, z, width, depth, height: tall, turn }).top())],
  };
}

/** @param {Parameters<typeof drawTree>[1]} tree @returns {Thing} */
export function tree(tree) {
  return {
    z: tree.at[2],
    draw: (world) => drawTree(world, tree),
    shadow: (world) => treeShadow(world, tree),
  };
}

/**
 * Trees in a row along the street.
 *
 * @param {{ from: number, to: number, step: number, z: number, height: number, spread?: number }} row
 * @returns {Thing[]}
 */
export function avenue({ from, to, step, z, height, spread = 0.75 }) {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) =>
    tree({ at: [from + index * step, 0, z], height: height * (1 + ((index * 7) % 5) * 0.03), spread }),
  );
}

/** @param {Parameters<typeof drawPerson>[1]} person @returns {Thing} */
export function person(person) {
  return { z: person.at[2], draw: (world) => drawPerson(world, person) };
}

/** @param {Parameters<typeof drawCyclist>[1]} cyclist @returns {Thing} */
export function cyclist(cyclist) {
  return { z: cyclist.at[2], draw: (world) => drawCyclist(world, cyclist) };
}

/** Bicycles at a stand. @param {{ at: Point3, count: number }} stand @returns {Thing[]} */
export function bicycles({ at: [x, y, z], count }) {
  return Array.from({ length: count }, (_, index) => {
    const at = /** @type {Point3} */ ([x + index * 0.75, y, z + index * 0.02]);
    const colour = /** @type {const} */ ([
      [29, 63, 174],
      [57, 67, 75],
      [150, 66, 52],
      [92, 116, 102],
    ])[index % 4];
    return {
      z: at[2],
      draw: (/** @type {World} */ world) =>
        drawBicycle(world, { at, facing: index % 3 === 0 ? -1 : 1, ...(colour && { colour }) }),
    };
  });
}

/** @param {Parameters<typeof drawLamp>[1]} lamp @returns {Thing} */
export function lamp(lamp) {
  return { z: lamp.at[2], draw: (world) => drawLamp(world, lamp) };
}

/** @param {Parameters<typeof drawBench>[1]} bench @returns {Thing} */
export function bench(bench) {
  return { z: bench.at[2], draw: (world) => drawBench(world, bench) };
}

/** @param {Parameters<typeof drawPlanter>[1]} planter @returns {Thing} */
export function planter(planter) {
  return { z: planter.at[2], draw: (world) => drawPlanter(world, planter) };
}

/** @param {Parameters<typeof drawStall>[1]} stall @returns {Thing} */
export function stall(stall) {
  return { z: stall.at[2], draw: (world) => drawStall(world, stall) };
}

/** @param {Parameters<typeof drawHedge>[1]} hedge @returns {Thing} */
export function hedge(hedge) {
  return { z: (hedge.from[2] + hedge.to[2]) / 2, draw: (world) => drawHedge(world, hedge) };
}

import { mix } from '../drawing/colour.mjs';
import { curve, outline, short } from '../drawing/sheet.mjs';
import { COBALT, CONCRETE, INK, LEAF, LEAF_DEEP, OAK, SLATE, WHITE } from '../palette.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./plan.mjs').Piece} Piece */
/** @typedef {'bed' | 'single-bed' | 'sofa' | 'couch' | 'table' | 'round-table' | 'desk' | 'wardrobe' | 'shelf' | 'kitchen' | 'shower' | 'bath' | 'wc' | 'basin' | 'washer' | 'plant' | 'turning'} Kind */

const LINE = 2;
const OAK_PALE = mix(OAK, WHITE, 0.62);
const CLOTH = mix([150, 166, 190], WHITE, 0.5);

/**
 * A piece of furniture as plans show it, with a little shadow to lift it off the floor.
 *
 * @param {Sheet} sheet
 * @param {Piece} piece
 * @param {(x: number, y: number) => Point2} place from metres to pixels
 * @param {number} scale pixels per metre
 */
export function drawPiece(sheet, piece, place, scale) {
  const { x, y, width, depth, turn = 0 } = piece;
  const angle = (turn * Math.PI) / 180;
  /**
   * From the middle of the back's edge: metres to the right and forwards.
   *
   * @param {number} right
   * @param {number} forward
   * @returns {Point2}
   */
  const at = (right, forward) => {
    const [dx, dy] = [right, forward - depth / 2];
    return place(
      x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y + dx * Math.sin(angle) + dy * Math.cos(angle),
    );
  };
  /** @type {Pen} */
  const pen = {
    scale,
    at,
    box: (left, back, right, front, fill = WHITE) => {
      const corners = [at(left, back), at(right, back), at(right, front), at(left, front)];
      sheet.path(outline(corners), { fill, stroke: SLATE, width: LINE });
    },
    disc: ([cx, cy], radius, fill = WHITE) => {
      const r = short(radius * scale);
      sheet.path(
        `M${short(cx - radius * scale)} ${short(cy)}a${r} ${r} 0 1 0 ${short(2 * radius * scale)} 0a${r} ${r} 0 1 0 ${short(-2 * radius * scale)} 0z`,
        { fill, stroke: SLATE, width: LINE },
      );
    },
    line: (points) =>
      sheet.line(
        points.map(([right, forward]) => at(right, forward)),
        SLATE,
        LINE * 0.8,
        0.8,
      ),
    sheet,
  };
  if (!['turning', 'plant'].includes(piece.kind)) drawLift(sheet, at, width, depth, scale);
  PIECES[piece.kind](pen, width, depth);
}

/**
 * @typedef {object} Pen
 * @property {number} scale
 * @property {(right: number, forward: number) => Point2} at
 * @property {(left: number, back: number, right: number, front: number, fill?: Colour) => void} box
 * @property {(centre: Point2, radius: number, fill?: Colour) => void} disc
 * @property {(points: readonly (readonly [number, number])[]) => void} line
 * @property {Sheet} sheet
 */

/**
 * @param {Sheet} sheet
 * @param {Pen['at']} at
 * @param {number} width
 * @param {number} depth
 * @param {number} scale
 */
function drawLift(sheet, at, width, depth, scale) {
  const corners = [at(-width / 2, 0), at(width / 2, 0), at(width / 2, depth), at(-width / 2, depth)];
  sheet.polygon(
    corners.map(([x, y]) => /** @type {Point2} */ ([x + scale * 0.045, y + scale * 0.06])),
    INK,
    0.12,
  );
}

/** @param {Pen} pen @param {Point2} middle */
function chair(pen, middle) {
  pen.disc(middle, 0.21, OAK_PALE);
}

/** @type {Record<Piece['kind'], (pen: Pen, width: number, depth: number) => void>} */
const PIECES = {
  bed(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth);
    pen.box(-width / 2, depth * 0.3, width / 2, depth, CLOTH);
    for (const side of [-1, 1])
      pen.box((side * width) / 4 - width * 0.2, 0.08, (side * width) / 4 + width * 0.2, depth * 0.24);
    pen.line([
      [-width / 2, depth * 0.42],
      [width / 2, depth * 0.42],
    ]);
    for (const side of [-1, 1])
      pen.box(side * (width / 2 + 0.25) - 0.2, 0, side * (width / 2 + 0.25) + 0.2, 0.4, OAK_PALE);
  },
  'single-bed'(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth);
    pen.box(-width / 2, depth * 0.3, width / 2, depth, CLOTH);
    pen.box(-width * 0.38, 0.08, width * 0.38, depth * 0.22);
    pen.line([
      [-width / 2, depth * 0.42],
      [width / 2, depth * 0.42],
    ]);
  },
  sofa(pen, width, depth) {
    pen.sheet.polygon([pen.at(-width * 0.42, depth * 0.5), pen.at(width * 0.42, depth * 0.5), pen.at(width * 0.42, depth + 1.1), pen.at(-width * 0.42, depth + 1.1)], COBALT, 0.09);
    pen.box(-0.45, depth + 0.3, 0.45, depth + 0.75, OAK_PALE);
    PIECES.couch(pen, width, depth);
  },
  couch(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth, CLOTH);
    pen.box(-width / 2, 0, width / 2, depth * 0.26, CLOTH);
    for (const side of [-1, 1])
      pen.box(
        side === -1 ? -width / 2 : width / 2 - 0.16,
        0,
        side === -1 ? -width / 2 + 0.16 : width / 2,
        depth,
        CLOTH,
      );
    pen.line([
      [0, depth * 0.26],
      [0, depth],
    ]);
  },
  table(pen, width, depth) {
    const seats = Math.max(1, Math.round(width / 0.75));
    for (let seat = 0; seat < seats; seat++) {
      const right = -width / 2 + (width * (seat + 0.5)) / seats;
      chair(pen, pen.at(right, -0.08));
      chair(pen, pen.at(right, depth + 0.08));
    }
    pen.box(-width / 2, 0, width / 2, depth, OAK_PALE);
  },
  'round-table'(pen, width, depth) {
    for (const angle of [0.8, 2.4, 3.9, 5.5])
      chair(pen, pen.at(Math.cos(angle) * width * 0.62, depth / 2 + Math.sin(angle) * width * 0.62));
    pen.disc(pen.at(0, depth / 2), width / 2, OAK_PALE);
  },
  desk(pen, width, depth) {
    chair(pen, pen.at(0, depth + 0.12));
    pen.box(-width / 2, 0, width / 2, depth, OAK_PALE);
    pen.box(-0.28, 0.08, 0.28, 0.2);
  },
  wardrobe(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth);
    pen.line([
      [-width / 2, 0],
      [width / 2, depth],
    ]);
    pen.line([
      [width / 2, 0],
      [-width / 2, depth],
    ]);
  },
  kitchen(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth);
    const units = Math.max(3, Math.round(width / 0.6));
    for (let unit = 1; unit < units; unit++) {
      const right = -width / 2 + (width * unit) / units;
      pen.line([
        [right, depth * 0.9],
        [right, depth],
      ]);
    }
    pen.box(-width / 2 + 0.12, 0.1, -width / 2 + 0.62, depth - 0.12, mix(CONCRETE, WHITE, 0.5));
    for (const [right, forward] of /** @type {const} */ ([
      [-0.13, 0.18],
      [0.13, 0.18],
      [-0.13, 0.42],
      [0.13, 0.42],
    ]))
      pen.disc(pen.at(width * 0.12 + right, forward), 0.09);
    pen.box(width / 2 - 0.6, 0, width / 2, depth, mix(CONCRETE, WHITE, 0.4));
  },
  shower(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth, mix([190, 210, 222], WHITE, 0.4));
    pen.line([
      [-width / 2, 0],
      [width / 2, depth],
    ]);
    pen.line([
      [width / 2, 0],
      [-width / 2, depth],
    ]);
    pen.disc(pen.at(0, depth / 2), 0.06);
  },
  bath(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth);
    const [a, b] = [width / 2 - 0.08, depth - 0.08];
    pen.sheet.path(
      curve([
        pen.at(-a, 0.12),
        pen.at(-a + 0.1, 0.08),
        pen.at(a - 0.2, 0.08),
        pen.at(a, depth / 2),
        pen.at(a - 0.2, b),
        pen.at(-a + 0.1, b),
        pen.at(-a, b - 0.04),
      ]),
      { fill: mix([190, 210, 222], WHITE, 0.5), stroke: SLATE, width: LINE * 0.8 },
    );
  },
  wc(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, 0.16);
    pen.sheet.path(
      curve([
        pen.at(-width * 0.44, 0.16),
        pen.at(width * 0.44, 0.16),
        pen.at(width * 0.5, depth * 0.6),
        pen.at(0, depth),
        pen.at(-width * 0.5, depth * 0.6),
      ]),
      { fill: WHITE, stroke: SLATE, width: LINE },
    );
  },
  basin(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth);
    pen.sheet.path(
      curve([
        pen.at(-width * 0.36, depth * 0.3),
        pen.at(width * 0.36, depth * 0.3),
        pen.at(width * 0.3, depth * 0.84),
        pen.at(-width * 0.3, depth * 0.84),
      ]),
      { fill: mix([190, 210, 222], WHITE, 0.5), stroke: SLATE, width: LINE * 0.8 },
    );
  },
  washer(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth);
    pen.disc(pen.at(0, depth / 2), width * 0.32);
  },
  turning(pen, width, depth) {
    const [x, y] = pen.at(0, depth / 2);
    const r = short((width / 2) * pen.scale);
    // Dashes of equal angles: paths have no dash pattern here.
    for (let dash = 0; dash < 24; dash++) {
      const [from, to] = [dash, dash + 0.5].map((step) => (step / 24) * Math.PI * 2);
      const end = (/** @type {number} */ angle) =>
        `${short(x + (Math.cos(angle) * width * pen.scale) / 2)} ${short(y + (Math.sin(angle) * width * pen.scale) / 2)}`;
      pen.sheet.path(`M${end(from ?? 0)}A${r} ${r} 0 0 1 ${end(to ?? 0)}`, { stroke: COBALT, width: LINE * 1.6 });
    }
  },
  shelf(pen, width, depth) {
    pen.box(-width / 2, 0, width / 2, depth, OAK_PALE);
    pen.line([
      [-width / 2, depth * 0.2],
      [width / 2, depth * 0.2],
    ]);
  },
  plant(pen, width, depth) {
    pen.disc(pen.at(0, depth / 2), width * 0.3, mix(OAK, WHITE, 0.4));
    for (let leaf = 0; leaf < 9; leaf++) {
      const angle = (leaf / 9) * Math.PI * 2;
      const tip = pen.at(Math.cos(angle) * width * 0.55, depth / 2 + Math.sin(angle) * width * 0.55);
      const [x, y] = pen.at(0, depth / 2);
      const [nx, ny] = [-(tip[1] - y) * 0.22, (tip[0] - x) * 0.22];
      const [mx, my] = [(x + tip[0]) / 2, (y + tip[1]) / 2];
      pen.sheet.path(curve([[x, y], [mx + nx, my + ny], tip, [mx - nx, my - ny]]), {
        fill: leaf % 2 ? LEAF : LEAF_DEEP,
        opacity: 0.85,
      });
    }
  },
};

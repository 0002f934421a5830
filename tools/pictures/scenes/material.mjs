import { mix, rgb, tone } from '../drawing/colour.mjs';
import { curve, outline, Sheet, short } from '../drawing/sheet.mjs';
import { INK } from '../palette.mjs';
import { createRandom } from '../random.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {'clinker' | 'larch' | 'zinc' | 'plaster' | 'terrazzo' | 'tiles' | 'concrete' | 'sedum'} Material */

/** A square of a building's skin, close enough to touch; the light comes from the upper left. @param {string} seed @param {number} width @param {number} height @param {Material} material */
export function drawMaterial(seed, width, height, material) {
  const sheet = new Sheet(width, height);
  MATERIALS[material](sheet, createRandom(seed));
  const rake = sheet.linear(
    [0, 0],
    [width, height],
    [
      [0, [255, 246, 224], 0.26],
      [0.45, [255, 246, 224], 0],
      [1, INK, 0.32],
    ],
  );
  sheet.polygon(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    rake,
  );
  return sheet.toString();
}

/** @param {Sheet} sheet @param {number} x @param {number} y @param {number} width @param {number} height @param {Colour | string} fill @param {number} [opacity] */
function box(sheet, x, y, width, height, fill, opacity = 1) {
  sheet.polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    fill,
    opacity,
  );
}

/** Grains of one colour, as one path. @param {Sheet} sheet @param {Random} random @param {{ x: number, y: number, width: number, height: number, count: number, size: number, colour: Colour, opacity: number }} options */
function grains(sheet, random, { x, y, width, height, count, size, colour, opacity }) {
  const shape = Array.from({ length: count }, () => {
    const s = size * random.between(0.4, 1.3);
    return `M${short(x + random.next() * width)} ${short(y + random.next() * height)}l${short(s)} ${short(s * random.between(-0.4, 0.4))}l${short(-s * 0.3)} ${short(s * 0.8)}z`;
  });
  sheet.path(shape.join(''), { fill: colour, opacity });
}

/** An uneven quadrilateral, for what was shaped by hand or fire. @param {Random} random @param {number} x @param {number} y @param {number} width @param {number} height @param {number} loose @returns {Point2[]} */
function uneven(random, x, y, width, height, loose) {
  const off = () => random.between(-loose, loose);
  /** @type {Point2[]} */
  const points = [];
  for (const [fx, fy] of /** @type {const} */ ([
    [0.02, 0],
    [0.3, 0],
    [0.7, 0],
    [0.98, 0],
    [1, 0.1],
    [1, 0.9],
    [0.98, 1],
    [0.6, 1],
    [0.25, 1],
    [0.02, 1],
    [0, 0.9],
    [0, 0.1],
  ])) {
    points.push([x + fx * width + off(), y + fy * height + off()]);
  }
  return points;
}

/** How many stonecrops a square of green roof has. */
const PLANTS = 1900;

/** @type {Record<Material, (sheet: Sheet, random: Random) => void>} */
const MATERIALS = {
  clinker(sheet, random) {
    const { width, height } = sheet;
    box(sheet, 0, 0, width, height, rgb(170, 156, 142));
    grains(sheet, random, {
      x: 0,
      y: 0,
      width,
      height,
      count: 2600,
      size: 7,
      colour: rgb(120, 106, 96),
      opacity: 0.5,
    });
    const [long, tall, joint] = [368, 104, 18];
    for (let row = -1; row * (tall + joint) < height; row++) {
      const y = row * (tall + joint) + 8;
      for (let x = -((row % 3) * 0.34 + 0.2) * long; x < width; ) {
        const piece = random.chance(0.3) ? long * 0.48 : long;
        const colour = mix(
          random.pick([
            rgb(158, 86, 64),
            rgb(136, 70, 56),
            rgb(112, 62, 56),
            rgb(176, 104, 74),
            rgb(92, 60, 62),
          ]),
          rgb(150, 82, 62),
          random.next() * 0.5,
        );
        sheet.path(outline(uneven(random, x + 6, y + 9, piece, tall, 2)), { fill: INK, opacity: 0.36 });
        sheet.path(curve(uneven(random, x, y, piece, tall, 2.4)), {
          fill: sheet.linear(
            [x, y],
            [x + piece * 0.3, y + tall],
            [
              [0, tone(colour, 1.2)],
              [0.3, colour],
              [1, tone(colour, 0.78)],
            ],
          ),
        });
        grains(sheet, random, {
          x: x + 8,
          y: y + 8,
          width: piece - 24,
          height: tall - 20,
          count: 46,
          size: 10,
          colour: tone(colour, 0.6),
          opacity: 0.5,
        });
        grains(sheet, random, {
          x: x + 8,
          y: y + 6,
          width: piece - 24,
          height: tall - 20,
          count: 34,
          size: 7,
          colour: tone(colour, 1.4),
          opacity: 0.5,
        });
        if (random.chance(0.34))
          sheet.path(
            curve(
              uneven(
                random,
                x + piece * 0.2,
                y + tall * 0.2,
                piece * random.between(0.2, 0.6),
                tall * 0.5,
                14,
              ),
            ),
            { fill: rgb(58, 42, 48), opacity: 0.24 },
          );
        sheet.line(
          [
            [x + 8, y + 3],
            [x + piece - 8, y + 3],
          ],
          tone(colour, 1.5),
          4,
          0.4,
        );
        x += piece + joint;
      }
    }
  },
  larch(sheet, random) {
    const { width, height } = sheet;
    box(sheet, 0, 0, width, height, rgb(46, 34, 28));
    const board = 196;
    for (let x = -60; x < width; x += board + 16) {
      const colour = mix(
        random.pick([rgb(198, 152, 102), rgb(180, 134, 88), rgb(208, 168, 118), rgb(168, 132, 98)]),
        rgb(168, 156, 140),
        random.next() * 0.3,
      );
      box(
        sheet,
        x,
        0,
        board,
        height,
        sheet.linear(
          [x, 0],
          [x + board, 0],
          [
            [0, tone(colour, 1.24)],
            [0.06, tone(colour, 1.06)],
            [0.9, colour],
            [1, tone(colour, 0.68)],
          ],
        ),
      );
      drawGrain(sheet, random, x, board, height, colour);
      for (const y of [260, 1180])
        for (const dx of [34, board - 34]) {
          sheet.ellipse([x + dx + 2, y + 3], 9, INK, 0.4);
          sheet.ellipse([x + dx, y], 8, rgb(170, 172, 170));
          sheet.ellipse([x + dx - 2, y - 2], 3, [255, 255, 255], 0.6);
        }
    }
  },
  zinc(sheet, random) {
    const { width, height } = sheet;
    const tray = 430;
    for (let x = -120; x < width; x += tray) {
      const colour = mix(rgb(138, 150, 158), rgb(160, 170, 174), random.next());
      box(
        sheet,
        x,
        0,
        tray,
        height,
        sheet.linear(
          [x, 0],
          [x + tray, 0],
          [
            [0, tone(colour, 0.86)],
            [0.1, colour],
            [0.5, tone(colour, 1.14)],
            [0.9, colour],
            [1, tone(colour, 0.9)],
          ],
        ),
      );
      for (let stain = 0; stain < 9; stain++)
        sheet.path(
          curve(
            uneven(
              random,
              x + random.next() * tray * 0.7,
              random.next() * height,
              tray * random.between(0.1, 0.4),
              random.between(80, 420),
              40,
            ),
          ),
          { fill: tone(colour, random.chance(0.5) ? 1.2 : 0.86), opacity: 0.16 },
        );
      for (let scratch = 0; scratch < 12; scratch++) {
        const [sx, sy] = [x + random.next() * tray, random.next() * height];
        sheet.line(
          [
            [sx, sy],
            [sx + random.between(-6, 6), sy + random.between(60, 300)],
          ],
          [255, 255, 255],
          1.4,
          0.22,
        );
      }
      box(sheet, x + 34, 0, 46, height, INK, 0.3);
      box(
        sheet,
        x - 2,
        0,
        36,
        height,
        sheet.linear(
          [x - 2, 0],
          [x + 34, 0],
          [
            [0, tone(colour, 0.8)],
            [0.2, tone(colour, 1.6)],
            [0.55, tone(colour, 1.1)],
            [1, tone(colour, 0.6)],
          ],
        ),
      );
      const clip = random.between(200, 1400);
      box(sheet, x - 2, clip, 36, 5, INK, 0.4);
    }
  },
  plaster(sheet, random) {
    const { width, height } = sheet;
    const colour = rgb(226, 212, 184);
    box(sheet, 0, 0, width, height, colour);
    for (let cloud = 0; cloud < 26; cloud++)
      sheet.path(
        curve(
          uneven(
            random,
            random.next() * width - 200,
            random.next() * height - 120,
            random.between(200, 700),
            random.between(120, 420),
            60,
          ),
        ),
        { fill: tone(colour, random.chance(0.5) ? 1.14 : 0.95), opacity: 0.2 },
      );
    for (const [factor, count, size, opacity] of /** @type {const} */ ([
      [0.72, 3800, 11, 0.5],
      [1.5, 3800, 9, 0.7],
      [0.86, 2600, 18, 0.4],
      [0.5, 700, 8, 0.5],
    ]))
      grains(sheet, random, {
        x: 0,
        y: 0,
        width,
        height,
        count,
        size,
        colour: tone(colour, factor),
        opacity,
      });
    const edge = 1010;
    box(sheet, edge, 0, width - edge, height, rgb(74, 88, 102));
    box(
      sheet,
      edge,
      0,
      150,
      height,
      sheet.linear(
        [edge, 0],
        [edge + 150, 0],
        [
          [0, tone(colour, 0.86)],
          [1, tone(colour, 0.66)],
        ],
      ),
    );
    grains(sheet, random, {
      x: edge,
      y: 0,
      width: 150,
      height,
      count: 420,
      size: 8,
      colour: tone(colour, 0.56),
      opacity: 0.5,
    });
    box(
      sheet,
      edge + 150,
      0,
      90,
      height,
      sheet.linear(
        [edge + 150, 0],
        [edge + 240, 0],
        [
          [0, rgb(176, 146, 108)],
          [0.5, rgb(206, 176, 134)],
          [1, rgb(150, 120, 86)],
        ],
      ),
    );
    box(
      sheet,
      edge + 240,
      0,
      width,
      height,
      sheet.linear(
        [edge, 0],
        [width, height],
        [
          [0, rgb(128, 154, 176)],
          [0.5, rgb(62, 78, 96)],
          [1, rgb(44, 56, 72)],
        ],
      ),
    );
    box(sheet, edge + 150, 0, 190, height, INK, 0.28);
    sheet.polygon(
      [
        [edge + 330, 0],
        [edge + 460, 0],
        [width, 240],
        [width, 60],
      ],
      [255, 255, 255],
      0.14,
    );
    box(
      sheet,
      edge - 40,
      1320,
      width,
      60,
      sheet.linear(
        [0, 1320],
        [0, 1380],
        [
          [0, rgb(196, 204, 208)],
          [1, rgb(132, 142, 148)],
        ],
      ),
    );
    box(sheet, edge - 28, 1380, width, 46, INK, 0.28);
    grains(sheet, random, {
      x: edge - 40,
      y: 1400,
      width: width - edge + 40,
      height: 200,
      count: 10,
      size: 6,
      colour,
      opacity: 0.6,
    });
    box(sheet, edge - 40, 1426, width, 200, tone(colour, 0.94));
    grains(sheet, random, {
      x: edge - 40,
      y: 1430,
      width: width - edge + 40,
      height: 170,
      count: 620,
      size: 10,
      colour: tone(colour, 0.72),
      opacity: 0.5,
    });
    grains(sheet, random, {
      x: edge - 40,
      y: 1430,
      width: width - edge + 40,
      height: 170,
      count: 620,
      size: 9,
      colour: tone(colour, 1.5),
      opacity: 0.6,
    });
  },
  terrazzo(sheet, random) {
    const { width, height } = sheet;
    box(sheet, 0, 0, width, height, rgb(206, 202, 192));
    grains(sheet, random, {
      x: 0,
      y: 0,
      width,
      height,
      count: 4200,
      size: 6,
      colour: rgb(150, 146, 138),
      opacity: 0.5,
    });
    const chips = [
      rgb(238, 234, 224),
      rgb(176, 140, 112),
      rgb(128, 132, 132),
      rgb(84, 92, 100),
      rgb(226, 206, 170),
      rgb(150, 92, 72),
      rgb(108, 128, 150),
    ];
    for (let chip = 0; chip < 880; chip++) {
      const radius = random.between(8, 20) * (random.chance(0.16) ? 2.5 : 1);
      const [x, y] = [random.next() * width, random.next() * height];
      const corners = random.integer(4, 7);
      const points = Array.from({ length: corners }, (_, index) => {
        const angle = (index / corners) * Math.PI * 2 + random.between(-0.3, 0.3);
        const far = radius * random.between(0.7, 1.25);
        return /** @type {Point2} */ ([x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86]);
      });
      const colour = chips[Math.floor(random.next() * chips.length)] ?? rgb(128, 132, 132);
      sheet.polygon(points, colour);
      sheet.polygon(
        points.map(
          ([px, py]) =>
            /** @type {Point2} */ ([x + (px - x) * 0.6 - radius * 0.1, y + (py - y) * 0.6 - radius * 0.1]),
        ),
        tone(colour, 1.12),
        0.5,
      );
    }
    sheet.line(
      [
        [1070, -10],
        [1070, height + 10],
      ],
      rgb(186, 150, 84),
      13,
    );
    sheet.line(
      [
        [1066, -10],
        [1066, height + 10],
      ],
      rgb(236, 208, 146),
      4,
    );
    sheet.line(
      [
        [-10, 560],
        [width + 10, 560],
      ],
      rgb(186, 150, 84),
      13,
    );
    sheet.line(
      [
        [-10, 557],
        [width + 10, 557],
      ],
      rgb(236, 208, 146),
      4,
    );
    sheet.polygon(
      [
        [0, 900],
        [760, 0],
        [1120, 0],
        [0, 1340],
      ],
      [255, 250, 236],
      0.2,
    );
    sheet.polygon(
      [
        [0, 1500],
        [1270, 0],
        [1350, 0],
        [0, 1600],
      ],
      [255, 250, 236],
      0.16,
    );
  },
  tiles(sheet, random) {
    const { width, height } = sheet;
    box(sheet, 0, 0, width, height, rgb(70, 40, 34));
    const [wide, tall] = [214, 190];
    for (let row = 9; row >= -1; row--) {
      for (let column = -1; column < 9; column++) {
        const x = column * (wide + 4) + (row % 2 === 0 ? 0 : wide / 2);
        const y = row * tall;
        const colour = mix(
          random.pick([rgb(172, 90, 62), rgb(154, 78, 56), rgb(188, 106, 74), rgb(140, 76, 60)]),
          rgb(120, 104, 84),
          random.next() * 0.25,
        );
        const shape = (/** @type {number} */ dx, /** @type {number} */ dy) =>
          `M${short(x + dx)} ${short(y - 150 + dy)}V${short(y + tall * 0.62 + dy)}C${short(x + dx)} ${short(y + tall * 1.02 + dy)} ${short(x + wide * 0.25 + dx)} ${short(y + tall * 1.16 + dy)} ${short(x + wide / 2 + dx)} ${short(y + tall * 1.16 + dy)}S${short(x + wide + dx)} ${short(y + tall * 1.02 + dy)} ${short(x + wide + dx)} ${short(y + tall * 0.62 + dy)}V${short(y - 150 + dy)}z`;
        sheet.path(shape(9, 22), { fill: INK, opacity: 0.42 });
        sheet.path(shape(0, 0), {
          fill: sheet.linear(
            [x, y],
            [x + wide, y + tall],
            [
              [0, tone(colour, 1.16)],
              [0.5, colour],
              [1, tone(colour, 0.72)],
            ],
          ),
        });
        sheet.path(shape(0, 0), { stroke: tone(colour, 1.4), width: 3, opacity: 0.3 });
        grains(sheet, random, {
          x: x + 14,
          y: y,
          width: wide - 30,
          height: tall * 0.9,
          count: 40,
          size: 9,
          colour: tone(colour, 0.6),
          opacity: 0.4,
        });
        if (random.chance(0.24))
          grains(sheet, random, {
            x: x + wide * 0.2,
            y: y + tall * 0.6,
            width: wide * 0.6,
            height: tall * 0.4,
            count: 60,
            size: 12,
            colour: rgb(150, 154, 112),
            opacity: 0.5,
          });
      }
    }
  },
  concrete(sheet, random) {
    const { width, height } = sheet;
    const colour = rgb(190, 192, 188);
    box(sheet, 0, 0, width, height, colour);
    for (let cloud = 0; cloud < 40; cloud++)
      sheet.path(
        curve(
          uneven(
            random,
            random.next() * width - 200,
            random.next() * height - 100,
            random.between(160, 620),
            random.between(80, 360),
            70,
          ),
        ),
        { fill: tone(colour, random.chance(0.5) ? 1.18 : 0.9), opacity: 0.16 },
      );
    for (const y of [800]) {
      sheet.line(
        [
          [0, y],
          [width, y],
        ],
        INK,
        9,
        0.4,
      );
      sheet.line(
        [
          [0, y + 7],
          [width, y + 7],
        ],
        [255, 255, 255],
        4,
        0.5,
      );
    }
    sheet.line(
      [
        [860, 0],
        [860, height],
      ],
      INK,
      8,
      0.34,
    );
    sheet.line(
      [
        [867, 0],
        [867, height],
      ],
      [255, 255, 255],
      4,
      0.4,
    );
    for (const x of [260, 1130, 1470])
      for (const y of [230, 560, 1040, 1370]) {
        sheet.ellipse([x, y], 32, tone(colour, 0.62));
        sheet.ellipse([x + 6, y + 8], 25, tone(colour, 0.42));
        sheet.path(`M${x - 30} ${y + 14}a34 34 0 0 0 60 0`, {
          stroke: [255, 255, 255],
          width: 4,
          opacity: 0.6,
        });
      }
    for (let pore = 0; pore < 320; pore++) {
      const [x, y, radius] = [random.next() * width, random.next() * height, random.between(1.5, 7)];
      sheet.ellipse([x, y], radius, tone(colour, 0.56), 0.8);
      sheet.ellipse([x + radius * 0.3, y + radius * 0.5], radius * 0.7, tone(colour, 0.74), 0.9);
    }
    grains(sheet, random, {
      x: 0,
      y: 0,
      width,
      height,
      count: 3000,
      size: 5,
      colour: tone(colour, 0.8),
      opacity: 0.5,
    });
  },
  sedum(sheet, random) {
    const { width, height } = sheet;
    box(sheet, 0, 0, width, height, rgb(96, 84, 70));
    grains(sheet, random, {
      x: 0,
      y: 0,
      width,
      height,
      count: 1600,
      size: 18,
      colour: rgb(140, 110, 90),
      opacity: 0.6,
    });
    const tones = [
      rgb(72, 94, 66),
      rgb(92, 116, 72),
      rgb(116, 138, 82),
      rgb(146, 158, 94),
      rgb(176, 178, 112),
      rgb(164, 116, 92),
    ];
    for (let plant = 0; plant < PLANTS; plant++) {
      const [x, y] = [random.next() * width, (plant / PLANTS) * (height + 80) - 20];
      const colour =
        tones[Math.min(tones.length - 1, Math.floor(random.next() ** 1.7 * tones.length))] ??
        rgb(92, 116, 72);
      const size = random.between(20, 50);
      sheet.ellipse([x + 8, y + 12], size, INK, 0.16);
      for (let ring = 0; ring < 3; ring++) {
        const leaves = 8 - ring * 2;
        const far = size * (1 - ring * 0.3);
        const shape = Array.from({ length: leaves }, (_, index) => {
          const angle = (index / leaves) * Math.PI * 2 + ring * 0.4;
          const [lx, ly] = [x + Math.cos(angle) * far * 0.6, y + Math.sin(angle) * far * 0.6];
          return `M${short(lx - far * 0.3)} ${short(ly)}a${short(far * 0.3)} ${short(far * 0.24)} 0 1 0 ${short(far * 0.6)} 0a${short(far * 0.3)} ${short(far * 0.24)} 0 1 0 ${short(-far * 0.6)} 0`;
        });
        sheet.path(shape.join(''), { fill: tone(colour, 0.8 + ring * 0.22) });
      }
      if (random.chance(0.16))
        for (let flower = 0; flower < 5; flower++)
          sheet.ellipse(
            [x + random.between(-18, 18), y - random.between(4, 26)],
            random.between(3, 6),
            random.pick([rgb(240, 210, 106), rgb(232, 160, 150), rgb(246, 240, 226)]),
          );
    }
  },
};

/** Growth rings that run along the board and bend around knots. @param {Sheet} sheet @param {Random} random @param {number} x @param {number} board @param {number} height @param {Colour} colour */
function drawGrain(sheet, random, x, board, height, colour) {
  const knots = Array.from(
    { length: random.integer(0, 2) },
    () => /** @type {Point2} */ ([x + random.between(0.25, 0.75) * board, random.between(0.1, 0.9) * height]),
  );
  for (let line = 0; line < 15; line++) {
    const base = x + 10 + ((board - 20) * line) / 15 + random.between(-3, 3);
    let shape = '';
    for (let y = -20; y <= height + 20; y += 40) {
      let bend = Math.sin(y / 310 + line * 0.3) * 5;
      for (const [kx, ky] of knots)
        bend += ((base - kx) / (Math.abs(base - kx) + 16)) * 30 * Math.exp(-(((y - ky) / 70) ** 2));
      shape += `${shape ? 'L' : 'M'}${short(Math.max(x + 3, Math.min(x + board - 3, base + bend)))} ${y}`;
    }
    sheet.path(shape, {
      stroke: tone(colour, random.chance(0.6) ? 0.62 : 1.3),
      width: random.between(1.4, 4.4),
      opacity: random.between(0.2, 0.5),
    });
  }
  for (const [kx, ky] of knots) {
    sheet.ellipse([kx, ky], 15, tone(colour, 0.42), 0.9, 21);
    sheet.ellipse([kx - 2, ky - 2], 8, tone(colour, 0.3), 0.9, 12);
  }
}

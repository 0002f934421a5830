import { mix, rgb, tone } from '../drawing/colour.mjs';
import { drawBox } from '../drawing/wall.mjs';
import {
  drawBlock,
  drawChair,
  drawFloorShadow,
  drawFrame,
  drawKitchen,
  drawPendant,
  drawPotPlant,
  drawRadiator,
  drawRoomDoor,
  drawTable,
} from '../elements/interior.mjs';
import { drawPerson } from '../elements/person.mjs';
import {
  COBALT,
  CONCRETE,
  INK,
  LARCH,
  OAK,
  PLASTER_SAND,
  PLASTER_WHITE,
  STEEL,
  WHITE,
  ZINC,
} from '../palette.mjs';
import { drawRoom } from '../scenes/room.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../scenes/room.mjs').RoomView} RoomView */
/** @typedef {import('../scenes/room.mjs').Room} Room */

/** @param {string} id @param {string} alt @param {RoomView} view @returns {PictureOrder} */
function interior(id, alt, view) {
  return {
    id,
    alt,
    kind: 'interior',
    width: 2400,
    height: 1600,
    draw: (seed, width, height) => drawRoom(seed, width, height, view),
  };
}

/** A flight of stairs that rises to the back, with its balustrade. @param {Room} room */
function furnishStaircase({ world, right, back }) {
  const steps = 11;
  drawBlock(world, {
    x: 2.3,
    z: 2.2 + steps * 0.29,
    width: 2.7,
    depth: 1.4,
    from: 0,
    to: 1.87,
    colour: tone(CONCRETE, 0.92),
    top: tone(CONCRETE, 1.4),
  });
  for (let step = steps - 1; step >= 0; step--) {
    const up = (step + 1) * 0.17;
    drawBlock(world, {
      x: 2.5,
      z: 2.2 + step * 0.29,
      width: 1.5,
      depth: 0.3 + (steps - step) * 0.02,
      from: 0,
      to: up,
      colour: tone(CONCRETE, 0.84),
      top: tone(CONCRETE, 1.4),
    });
    drawBlock(world, {
      x: 2.5,
      z: 2.2 + step * 0.29,
      width: 1.5,
      depth: 0.02,
      from: up - 0.05,
      to: up,
      colour: rgb(92, 98, 102),
    });
  }
  for (let step = 0; step < steps; step++) {
    const [z, up] = [2.3 + step * 0.29, (step + 1) * 0.17];
    for (const x of [2.5, 3.96])
      drawBlock(world, { x, z, width: 0.03, depth: 0.03, from: up, to: up + 0.86, colour: STEEL });
  }
  for (const x of [2.47, 3.94]) {
    const from = world.see([x, 1.06, 2.3]);
    const to = world.see([x, 2.78, 5.3]);
    world.sheet.line([from, to], OAK, 14);
  }
  drawFrame(world, right, { left: 2.6, bottom: 1.2, width: 0.8, height: 0.6 });
  drawBox(world, right, { left: 1, right: 2.2, bottom: 0.9, top: 1.5 }, 0, 0.12, ZINC);
  for (let box = 0; box < 4; box++)
    for (let row = 0; row < 2; row++)
      world.surface(
        right.area(
          {
            left: 1.03 + box * 0.29,
            right: 1.28 + box * 0.29,
            bottom: 0.94 + row * 0.28,
            top: 1.16 + row * 0.28,
          },
          0.125,
        ),
        tone(ZINC, 1.2),
        right.outwards,
      );
  drawPendant(world, { x: 1.4, z: 3, from: 3.4, to: 2.4 });
  world.surface(
    back.area({ left: 0, right: 5, bottom: 0, top: 1.2 }),
    mix(COBALT, WHITE, 0.55),
    back.outwards,
    { opacity: 0.16 },
  );
}

/** @param {Room} room */
function furnishOffice({ world, back, right }) {
  drawFrame(world, back, { left: 2.6, bottom: 1.45, width: 2.2, height: 1.05 });
  drawBox(world, back, { left: 5.6, right: 7.4, bottom: 0, top: 1.9 }, 0, 0.34, OAK);
  for (let shelf = 0; shelf < 4; shelf++) {
    world.surface(
      back.area({ left: 5.66, right: 7.34, bottom: 0.08 + shelf * 0.46, top: 0.46 + shelf * 0.46 }, 0.341),
      tone(OAK, 0.62),
      back.outwards,
    );
    for (let folder = 0; folder < 13; folder++)
      world.surface(
        back.area(
          {
            left: 5.7 + folder * 0.125,
            right: 5.8 + folder * 0.125,
            bottom: 0.1 + shelf * 0.46,
            top: 0.4 + shelf * 0.46,
          },
          0.342,
        ),
        [COBALT, rgb(226, 222, 210), rgb(120, 134, 146), rgb(186, 110, 84)][(folder * 7 + shelf * 3) % 4] ??
          WHITE,
        back.outwards,
      );
  }
  drawPerson(world, { at: [3.2, 0, 4.5], still: true, height: 1.68 });
  drawTable(world, { x: 2.2, z: 3.4, width: 2.6, depth: 0.9 });
  drawBlock(world, { x: 2.9, z: 3.7, width: 0.5, depth: 0.04, from: 0.76, to: 1.1, colour: STEEL });
  drawBlock(world, { x: 4.1, z: 3.6, width: 0.4, depth: 0.28, from: 0.75, to: 0.78, colour: WHITE });
  drawChair(world, { x: 3.6, z: 2.5, colour: COBALT });
  drawChair(world, { x: 2.6, z: 2.5, colour: COBALT });
  drawPotPlant(world, { x: 0.7, z: 4.4, tall: 1.9 });
  drawPendant(world, { x: 3.4, z: 3.8, from: 2.9, to: 2.05 });
  drawPendant(world, { x: 4.3, z: 3.8, from: 2.9, to: 2.05 });
  drawRoomDoor(world, right, { left: 1.2, colour: tone(COBALT, 1.3) });
}

/** @param {Room} room */
function furnishWorkshop({ world, back, right }) {
  drawBox(world, back, { left: 0.6, right: 5.6, bottom: 1.2, top: 2.5 }, 0, 0.04, LARCH);
  for (let place = 0.9; place < 5.4; place += 0.34) {
    const long = 0.35 + ((place * 37) % 5) * 0.12;
    drawBox(
      world,
      back,
      { left: place, right: place + 0.05, bottom: 2.3 - long, top: 2.3 },
      0.04,
      0.08,
      ZINC,
    );
    drawBox(
      world,
      back,
      { left: place - 0.04, right: place + 0.09, bottom: 2.2, top: 2.36 },
      0.04,
      0.1,
      [COBALT, rgb(178, 82, 60), STEEL, OAK][Math.round(place * 10) % 4] ?? OAK,
    );
  }
  drawBlock(world, {
    x: 0.4,
    z: 4.9,
    width: 5.4,
    depth: 0.8,
    from: 0.82,
    to: 0.94,
    colour: OAK,
    top: tone(OAK, 1.15),
  });
  for (const x of [0.5, 2.9, 5.5])
    drawBlock(world, { x, z: 5, width: 0.18, depth: 0.6, from: 0, to: 0.82, colour: STEEL });
  drawBlock(world, { x: 0.9, z: 5, width: 1.6, depth: 0.6, from: 0.1, to: 0.78, colour: rgb(104, 120, 132) });
  drawPerson(world, { at: [2.1, 0, 4.3], still: true, height: 1.66 });
  drawPerson(world, { at: [3.5, 0, 4.2], still: true, facing: -1, height: 1.76 });
  drawFloorShadow(world, { x: 4.6, z: 2.2, width: 1.9, depth: 0.9 });
  drawBlock(world, {
    x: 4.6,
    z: 2.2,
    width: 1.9,
    depth: 0.9,
    from: 0.78,
    to: 0.86,
    colour: OAK,
    top: tone(OAK, 1.2),
  });
  for (const x of [4.7, 6.3])
    drawBlock(world, { x, z: 2.4, width: 0.1, depth: 0.5, from: 0, to: 0.78, colour: tone(OAK, 0.8) });
  for (let board = 0; board < 3; board++)
    drawBlock(world, {
      x: 4.9,
      z: 2.4 + board * 0.08,
      width: 1.3 - board * 0.1,
      depth: 0.18,
      from: 0.86 + board * 0.05,
      to: 0.91 + board * 0.05,
      colour: tone(LARCH, 1 + board * 0.1),
    });
  for (let pipe = 0; pipe < 6; pipe++)
    drawBox(
      world,
      right,
      { left: 2 + pipe * 0.1, right: 2.05 + pipe * 0.1, bottom: 0, top: 2.4 - pipe * 0.1 },
      0,
      0.06,
      [ZINC, rgb(184, 112, 72)][pipe % 2] ?? ZINC,
    );
  drawPendant(world, { x: 2.4, z: 4.4, from: 3.2, to: 2.5, colour: STEEL });
  drawPendant(world, { x: 5.2, z: 3, from: 3.2, to: 2.4, colour: STEEL });
}

/** @param {Room} room */
function furnishBath({ world, back, right }) {
  const tiles = { left: 0, right: back.width, bottom: 0, top: 1.5 };
  for (const wall of [back, right]) {
    const area = { ...tiles, right: wall.width };
    world.surface(wall.area(area), rgb(206, 220, 226), wall.outwards);
    const joints = [];
    for (let x = 0; x < wall.width; x += 0.2) joints.push(wall.area({ ...area, left: x, right: x + 0.01 }));
    for (let y = 0.1; y < 1.5; y += 0.2) joints.push(wall.area({ ...area, bottom: y, top: y + 0.01 }));
    world.surfaces(joints, WHITE, wall.outwards, 0.8);
    world.surface(wall.area({ ...area, bottom: 1.5, top: 1.55 }), COBALT, wall.outwards);
  }
  drawBlock(world, { x: 0.1, z: 2.2, width: 0.8, depth: 1.7, from: 0, to: 0.56, colour: WHITE });
  world.surface(
    [
      [0.18, 0.565, 2.3],
      [0.82, 0.565, 2.3],
      [0.82, 0.565, 3.8],
      [0.18, 0.565, 3.8],
    ],
    rgb(206, 216, 222),
    [0, 1, 0],
  );
  drawBox(world, back, { left: 1.7, right: 2.4, bottom: 0.72, top: 0.88 }, 0, 0.48, WHITE);
  drawBox(world, back, { left: 2.02, right: 2.08, bottom: 0.88, top: 1.08 }, 0.06, 0.1, ZINC);
  drawBox(world, back, { left: 1.65, right: 2.45, bottom: 1.15, top: 1.95 }, 0, 0.03, STEEL);
  world.surface(
    back.area({ left: 1.68, right: 2.42, bottom: 1.18, top: 1.92 }, 0.031),
    rgb(196, 212, 220),
    back.outwards,
  );
  world.sheet.polygon(
    world.seeAll(back.area({ left: 1.74, right: 1.98, bottom: 1.2, top: 1.9 }, 0.032)),
    [255, 255, 255],
    0.3,
  );
  drawBox(world, back, { left: 2.85, right: 3.2, bottom: 0.3, top: 0.44 }, 0, 0.52, WHITE);
  drawBox(world, back, { left: 2.88, right: 3.17, bottom: 0.95, top: 1.15 }, 0, 0.03, WHITE);
  drawBox(world, right, { left: 1.2, right: 1.9, bottom: 0.2, top: 1.7 }, 0.03, 0.07, WHITE);
  for (let rung = 0.3; rung < 1.7; rung += 0.16)
    drawBox(world, right, { left: 1.2, right: 1.9, bottom: rung, top: rung + 0.04 }, 0.05, 0.09, ZINC);
  drawBox(
    world,
    right,
    { left: 1.3, right: 1.8, bottom: 0.7, top: 1.36 },
    0.09,
    0.13,
    mix(COBALT, WHITE, 0.4),
  );
}

/** @type {readonly PictureOrder[]} */
export const INTERIORS = [
  interior('wohnzimmer-leer', 'Leeres Wohnzimmer mit Parkett, großer Balkontür und Sonne auf dem Boden', {
    width: 5.4,
    depth: 6,
    height: 2.75,
    walls: PLASTER_WHITE,
    floor: 'parquet',
    backWindows: [{ left: 1.6, right: 4.2, bottom: 0.06, top: 2.35 }],
    leftWindows: [{ left: 2.2, right: 3.9, bottom: 0.85, top: 2.3 }],
    camera: { eye: [3, 1.45, -3], turn: -0.09, lens: 0.84, horizon: 0.5 },
    furnish: ({ world, left, right }) => {
      drawRadiator(world, left, { left: 3.9, width: 1.3 });
      drawRoomDoor(world, right, { left: 3.6 });
    },
  }),
  interior('kueche-leer', 'Küche mit blauer Einbauzeile, Holzarbeitsplatte und einem Tisch am Fenster', {
    width: 4.4,
    depth: 5,
    height: 2.7,
    walls: PLASTER_WHITE,
    floor: 'tiles',
    floorColour: rgb(206, 204, 196),
    leftWindows: [{ left: 2, right: 3.5, bottom: 0.95, top: 2.25 }],
    camera: { eye: [2.35, 1.5, -2.3], turn: -0.02, lens: 0.88, horizon: 0.48 },
    furnish: ({ world, back }) => {
      drawKitchen(world, back, { left: 0.7, width: 3, colour: mix(COBALT, STEEL, 0.35) });
      drawChair(world, { x: 0.9, z: 3.1 });
      drawTable(world, { x: 0.5, z: 2.1, width: 1.3, depth: 0.8 });
      drawChair(world, { x: 1.1, z: 1.4 });
      drawPotPlant(world, { x: 0.85, z: 2.4, tall: 0.4, up: 0.75 });
      drawPendant(world, { x: 1.15, z: 2.5, from: 2.7, to: 1.7, colour: rgb(206, 158, 74) });
    },
  }),
  interior(
    'bad-saniert',
    'Saniertes Bad mit Wanne, Waschtisch und hellblauen Fliesen unter einem blauen Streifen',
    {
      width: 3.4,
      depth: 4,
      height: 2.6,
      walls: PLASTER_WHITE,
      floor: 'terrazzo',
      leftWindows: [{ left: 2.4, right: 3.3, bottom: 1.25, top: 2.2 }],
      camera: { eye: [1.8, 1.45, -2.2], turn: 0, lens: 0.9, horizon: 0.47 },
      furnish: furnishBath,
    },
  ),
  interior(
    'schlafzimmer-dachgeschoss',
    'Leeres Zimmer mit zwei Fenstern zum Hof, Eichenboden und offener Tür',
    {
      width: 4.4,
      depth: 5.2,
      height: 2.6,
      walls: PLASTER_SAND,
      floor: 'parquet',
      floorColour: rgb(206, 170, 122),
      backWindows: [
        { left: 0.7, right: 1.7, bottom: 0.9, top: 2.2 },
        { left: 2.6, right: 3.6, bottom: 0.9, top: 2.2 },
      ],
      leftWindows: [{ left: 1.2, right: 2.4, bottom: 0.9, top: 2.2 }],
      camera: { eye: [2.6, 1.4, -2.7], turn: -0.05, lens: 0.84, horizon: 0.5 },
      furnish: ({ world, back, right }) => {
        drawRadiator(world, back, { left: 2.55, width: 1.1 });
        drawRoomDoor(world, right, { left: 2.9, open: true });
      },
    },
  ),
  interior(
    'treppenhaus',
    'Treppenhaus mit Terrazzoboden, Briefkästen und einer Treppe mit Handlauf aus Eiche',
    {
      width: 5,
      depth: 7,
      height: 3.6,
      walls: PLASTER_WHITE,
      floor: 'terrazzo',
      backWindows: [{ left: 1.6, right: 3.4, bottom: 2.2, top: 3.35 }],
      leftWindows: [{ left: 1.5, right: 3, bottom: 1, top: 2.9 }],
      camera: { eye: [2.0, 1.6, -2.2], turn: 0.1, lens: 0.8, horizon: 0.52 },
      furnish: furnishStaircase,
    },
  ),
  interior(
    'servicebuero-nord',
    'Servicebüro Nord: Beratungstisch mit blauen Stühlen, Mitarbeiterin vor dem Stadtplan',
    {
      width: 7.6,
      depth: 6,
      height: 2.9,
      walls: PLASTER_WHITE,
      floor: 'parquet',
      floorColour: rgb(196, 164, 122),
      leftWindows: [
        { left: 1.4, right: 3.4, bottom: 0.5, top: 2.4 },
        { left: 3.9, right: 5.5, bottom: 0.5, top: 2.4 },
      ],
      camera: { eye: [4, 1.5, -2.4], turn: -0.03, lens: 0.88, horizon: 0.48 },
      furnish: furnishOffice,
    },
  ),
  interior(
    'werkstatt-ausbildung',
    'Ausbildungswerkstatt mit Werkzeugwand, zwei Auszubildende an der Hobelbank',
    {
      width: 7.4,
      depth: 6,
      height: 3.2,
      walls: rgb(214, 210, 200),
      floor: 'concrete',
      floorColour: rgb(186, 186, 180),
      leftWindows: [
        { left: 1.2, right: 3, bottom: 1, top: 2.7 },
        { left: 3.6, right: 5.4, bottom: 1, top: 2.7 },
      ],
      camera: { eye: [3.6, 1.5, -2.2], turn: -0.02, lens: 0.88, horizon: 0.5 },
      furnish: furnishWorkshop,
    },
  ),
  interior('balkonzimmer-ausblick', 'Heller Wohnraum mit Esstisch, Hängeleuchten und Blick über die Stadt', {
    width: 6,
    depth: 5.6,
    height: 2.75,
    walls: rgb(226, 229, 228),
    floor: 'parquet',
    floorColour: rgb(186, 148, 104),
    backWindows: [{ left: 0.8, right: 5.2, bottom: 0.06, top: 2.4 }],
    leftWindows: [{ left: 2, right: 4, bottom: 0.4, top: 2.4 }],
    camera: { eye: [2.9, 1.45, -2.6], turn: 0.03, lens: 0.84, horizon: 0.5 },
    furnish: ({ world, right }) => {
      for (const x of [2.3, 3.2, 4.1]) drawChair(world, { x, z: 3.7, colour: INK });
      drawTable(world, { x: 2.1, z: 2.6, width: 2.6, depth: 1 });
      for (const x of [2.5, 3.7]) drawChair(world, { x, z: 1.9, colour: INK });
      drawPotPlant(world, { x: 5.3, z: 4.6, tall: 1.7 });
      for (const x of [2.8, 3.9]) drawPendant(world, { x, z: 3.1, from: 2.75, to: 1.75, colour: COBALT });
      drawFrame(world, right, { left: 2.8, bottom: 1.2, width: 1.1, height: 0.8 });
    },
  }),
];

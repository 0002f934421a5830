import { hex } from './drawing/colour.mjs';

/** @typedef {import('./types.ts').Mood} Mood */

/** The colours of the hand: concrete, paper, ink and cobalt as in shared-ui's tokens.css, and what the town adds to them. */
export const PAPER = hex('#f3f4f2');
export const INK = hex('#16212b');
export const COBALT = hex('#1d3fae');
export const COBALT_DEEP = hex('#132c80');
export const CONCRETE = hex('#c9cdca');
export const SLATE = hex('#49555f');
export const STEEL = hex('#39434b');
export const WHITE = hex('#fbfaf6');
export const SNOW = hex('#f4f7fa');

export const PLASTER_SAND = hex('#e8dcc3');
export const PLASTER_OCHRE = hex('#dcb878');
export const PLASTER_ROSE = hex('#d9b3a0');
export const PLASTER_SAGE = hex('#b9c2ae');
export const PLASTER_BLUE = hex('#b4c2cc');
export const PLASTER_WHITE = hex('#efece4');
export const CLINKER = hex('#9c5440');
export const CLINKER_DARK = hex('#6d4238');
export const TILE = hex('#a85a41');
export const LARCH = hex('#c39a6b');
export const OAK = hex('#b58a5a');
export const ZINC = hex('#8f9aa1');

export const LEAF = hex('#7d9158');
export const LEAF_PALE = hex('#a9b36a');
export const LEAF_DEEP = hex('#465f48');
export const AUTUMN = hex('#a8803f');
export const BARK = hex('#6b5a4c');
export const GRASS = hex('#9aab74');
export const ASPHALT = hex('#7d8488');
export const PAVING = hex('#cfcbc0');
export const WATER = hex('#6f8fa3');

/** Light behind windows, as in the tokens' `--color-drawing-light`. */
export const LAMPLIGHT = hex('#f6c64f');
export const LAMPLIGHT_PALE = hex('#ffe6a8');
export const LAMPLIGHT_DEEP = hex('#e0933d');

/** Clothes in the street. */
export const CLOTHES = /** @type {const} */ ([
  COBALT,
  hex('#8b3f33'),
  hex('#2f3b45'),
  hex('#d9a441'),
  hex('#e9e4d8'),
  hex('#5d7466'),
  hex('#6c7f8d'),
  hex('#b8694a'),
]);
export const SKINS = /** @type {const} */ ([
  hex('#f0c9ac'),
  hex('#e0ad88'),
  hex('#c98e66'),
  hex('#9c6644'),
  hex('#6e4630'),
]);

/** A clear day in early summer: the light every other mood is measured by. @type {Mood} */
const day = {
  sun: [0.52, -0.6, 0.6],
  sunlight: [0.6, 0.55, 0.46],
  ambient: [0.67, 0.7, 0.76],
  haze: hex('#dbe6ec'),
  hazeDistance: 210,
  sky: [
    [0, hex('#7fa9cc')],
    [0.55, hex('#b9d3e0')],
    [1, hex('#eef0e6')],
  ],
  cloud: hex('#fdfbf4'),
  cloudOpacity: 0.75,
  shadow: hex('#1a2a4a'),
  shadowOpacity: 0.36,
  litWindows: 0,
  snow: false,
  foliage: 'summer',
};

/** The moods a picture can have. @satisfies {Record<string, Mood>} */
export const MOODS = {
  day,
  /** Low, warm light and long shadows. */
  morning: {
    ...day,
    sun: [0.66, -0.42, 0.62],
    sunlight: [0.68, 0.54, 0.36],
    ambient: [0.66, 0.67, 0.73],
    haze: hex('#f0e3d0'),
    hazeDistance: 150,
    sky: [
      [0, hex('#93b4cc')],
      [0.5, hex('#d3dcd6')],
      [1, hex('#f9e6c6')],
    ],
    cloud: hex('#fff4df'),
    shadow: hex('#2a3155'),
  },
  autumn: {
    ...day,
    sun: [0.6, -0.5, 0.62],
    sunlight: [0.62, 0.53, 0.38],
    ambient: [0.68, 0.69, 0.72],
    haze: hex('#e9e3d3'),
    sky: [
      [0, hex('#9db6c4')],
      [0.6, hex('#d5dcd6')],
      [1, hex('#f4e9d2')],
    ],
    foliage: 'autumn',
  },
  /** The hour after sunset: blue walls, warm windows. */
  dusk: {
    ...day,
    sunlight: [0.1, 0.06, 0.1],
    ambient: [0.4, 0.43, 0.6],
    haze: hex('#8d86a3'),
    hazeDistance: 170,
    sky: [
      [0, hex('#1d2f63')],
      [0.45, hex('#56649a')],
      [0.78, hex('#c39aa0')],
      [1, hex('#f2c190')],
    ],
    cloud: hex('#d9a3a0'),
    cloudOpacity: 0.5,
    shadow: hex('#0e1533'),
    shadowOpacity: 0.2,
    litWindows: 0.58,
  },
  winter: {
    ...day,
    sun: [0.62, -0.5, 0.6],
    sunlight: [0.42, 0.37, 0.3],
    ambient: [0.74, 0.78, 0.86],
    haze: hex('#e3e8ec'),
    hazeDistance: 120,
    sky: [
      [0, hex('#a9bccb')],
      [0.6, hex('#d7dfe4')],
      [1, hex('#f3ebe0')],
    ],
    cloud: hex('#f6f6f4'),
    cloudOpacity: 0.6,
    shadow: hex('#31456b'),
    shadowOpacity: 0.28,
    litWindows: 0.14,
    snow: true,
    foliage: 'bare',
  },
  winterDusk: {
    ...day,
    sunlight: [0.08, 0.06, 0.1],
    ambient: [0.48, 0.53, 0.7],
    haze: hex('#9a9fb8'),
    hazeDistance: 130,
    sky: [
      [0, hex('#2c3d6c')],
      [0.55, hex('#7683a8')],
      [1, hex('#dcb7a8')],
    ],
    cloud: hex('#c7b4bd'),
    cloudOpacity: 0.4,
    shadow: hex('#131c3d'),
    shadowOpacity: 0.18,
    litWindows: 0.6,
    snow: true,
    foliage: 'bare',
  },
};

import { drawMaterial } from '../scenes/material.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */

/**
 * @type {readonly (readonly [id: string, alt: string, material: import('../scenes/material.mjs').Material])[]}
 */
const SKINS_OF_HOUSES = [
  ['material-klinker', 'Nahaufnahme: rote und braune Klinker im wilden Verband mit hellen Fugen', 'clinker'],
  ['material-laerche', 'Nahaufnahme: senkrechte Lärchenbretter mit Maserung, Ästen und Schrauben', 'larch'],
  ['material-zink', 'Nahaufnahme: Bahnen aus Zinkblech mit Stehfalzen im Streiflicht', 'zinc'],
  [
    'material-putz',
    'Nahaufnahme: sandfarbener Kratzputz neben einer Fensterlaibung mit Holzrahmen',
    'plaster',
  ],
  [
    'material-terrazzo',
    'Nahaufnahme: geschliffener Terrazzo mit bunten Steinen und Messingschienen',
    'terrazzo',
  ],
  ['material-biberschwanz', 'Nahaufnahme: rote Biberschwanzziegel in Doppeldeckung', 'tiles'],
  ['material-sichtbeton', 'Nahaufnahme: Sichtbeton mit Schalungsfugen, Ankerlöchern und Poren', 'concrete'],
  ['material-gruendach', 'Nahaufnahme: Fetthenne und Moos auf einem begrünten Dach', 'sedum'],
];

/** @type {readonly PictureOrder[]} */
export const MATERIALS = SKINS_OF_HOUSES.map(([id, alt, material]) => ({
  id,
  alt,
  kind: 'material',
  width: 1600,
  height: 1600,
  draw: (seed, width, height) => drawMaterial(seed, width, height, material),
}));

import { rgb, tone } from '../drawing/colour.mjs';
import { LARCH, OAK, PLASTER_WHITE } from '../palette.mjs';
import { drawIndoors } from '../scenes/indoors.mjs';
import { OUTLOOKS } from '../scenes/rooms/outlooks.mjs';
import { layCarpentry, layJoinery, layPainting } from '../scenes/still-lives/craft.mjs';
import { layEngineering, layManagement } from '../scenes/still-lives/management.mjs';
import { layLetting, layPress, layService } from '../scenes/still-lives/office.mjs';
import { coverWithBoards, layCaretaking, layGardening } from '../scenes/still-lives/outdoors.mjs';
import { coverWithConcrete, layArchitecture, layDrafting, laySiteManagement, laySurveying } from '../scenes/still-lives/planning.mjs';
import { layElectrics, layNetwork, layPipes } from '../scenes/still-lives/services.mjs';
import { drawTable } from '../scenes/still-lives/table.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../scenes/indoors.mjs').Room} Room */
/** @typedef {import('../scenes/indoors.mjs').RoomView} RoomView */

const SUN = /** @type {const} */ ({ from: 'beside', x: -1.6, way: [0.66, -0.22, 0.5], window: { left: 0.55, right: 1.35, bottom: 1.75, top: 2.75, columns: 2, rows: 2 } });
const BENCH = tone(OAK, 1.12);
const DESK = rgb(216, 188, 150);
const LIGHT_DESK = rgb(226, 222, 212);

/**
 * What somebody works with, on a table at the wall.
 *
 * @param {string} id
 * @param {string} alt
 * @param {Colour} wall
 * @param {(room: Room) => void} lay
 * @param {{ table?: Colour, boards?: number } & Pick<RoomView, 'openings' | 'outlook' | 'cover' | 'sun'>} [options] `boards`: of the table
 * @returns {PictureOrder}
 */
function workplace(id, alt, wall, lay, { table = DESK, boards = 4, ...view } = {}) {
  return {
    id: `arbeitsplatz-${id}`,
    alt,
    kind: 'interior',
    quality: 82,
    width: 1600,
    height: 2000,
    draw: (seed, width, height) =>
      drawIndoors(seed, width, height, {
        wall,
        floor: { kind: 'concrete', colour: wall },
        skirting: false,
        camera: { away: 1.62, eye: 1.36, horizon: 0.41 },
        sun: SUN,
        ...view,
        furnish: (room) => {
          drawTable(room.world, { colour: table, boards });
          lay(room);
        },
      }),
  };
}

/** Those who learn a trade, by what they work with. @type {readonly PictureOrder[]} */
const TRAINEES = [
  workplace('auszubildende-anlagenmechanikerin', 'Übungswand mit roten und blauen Rohren, Pumpe und Ventilen, davor Rohrzange und Kupferbögen', rgb(222, 222, 214), layPipes, { table: BENCH }),
  workplace('auszubildender-elektroniker', 'Offene Verteilung mit drei Reihen Sicherungen, davor Messgerät, Kabelring und Schraubendreher', rgb(214, 214, 206), layElectrics, { table: BENCH }),
  workplace('auszubildende-immobilienkauffrau', 'Schlüsselbrett mit nummerierten Schlüsseln, davor Grundriss, Mietvertrag und ein Schlüsselbund', rgb(206, 216, 218), layLetting),
  workplace('auszubildender-tischler', 'Alter Fensterflügel auf der Werkbank, halb gestrichen, davor Hobel und Späne', rgb(226, 220, 206), layJoinery, { table: BENCH }),
  workplace('auszubildende-malerin', 'Frisch gerollte grüne Wand mit Farbrolle und Farbfächer, davor Farbtöpfe und ein Pinsel', tone(PLASTER_WHITE, 1), layPainting, { table: BENCH }),
  workplace('auszubildender-landschaftsgaertner', 'Spaten und grüne Jacke an der Schuppenwand, davor junge Bäume, Gießkanne und ein Korb Äpfel', tone(LARCH, 0.86), layGardening, { table: tone(LARCH, 1.1), cover: coverWithBoards }),
  workplace('auszubildende-bauzeichnerin', 'Zeichentisch mit Grundriss, Zeichendreieck und Lampe, an der Wand die Ansicht eines Hauses', rgb(214, 220, 222), layDrafting),
  workplace('auszubildender-fachinformatiker', 'Netzwerkschrank mit blauen, gelben und roten Kabeln, davor ein Laptop', rgb(208, 212, 214), layNetwork, { table: LIGHT_DESK, boards: 1 }),
  workplace('duale-studentin-bauingenieurwesen', 'Nivelliergerät auf Stativ vor einer Betonwand, davor ein Helm und die Berechnung eines Trägers', rgb(198, 200, 196), laySurveying, { table: tone(LARCH, 1.05), cover: coverWithConcrete }),
];

/** Those who work there. @type {readonly PictureOrder[]} */
const STAFF = [
  workplace('katrin-vollmer', 'Schreibtisch am Fenster mit Hausmodell, Geschäftsbericht und runder Brille, am Haken ein blauer Blazer', rgb(226, 222, 210), layManagement, {
    openings: [{ left: -0.62, right: 0.36, bottom: 1.08, top: 2.5, wings: 1, frame: rgb(246, 244, 238) }],
    outlook: OUTLOOKS.tower({ up: 7 }),
    sun: { from: 'opposite' },
  }),
  workplace('emre-yildiz', 'Schreibtisch mit Schichtmodell einer Wand, Manometer und Brille, darüber das Schema einer Heizung', rgb(206, 214, 218), layEngineering),
  workplace('zimmerin', 'Schwarzer Zimmererhut zwischen Holzstützen, davor zwei Balken mit Zapfen, Hammer und Späne', rgb(220, 210, 192), layCarpentry, { table: BENCH }),
  workplace('bauleiter', 'Weißer Helm und Warnweste an Haken, davor Baupläne, Funkgerät und Maßband', rgb(218, 220, 216), laySiteManagement),
  workplace('hausmeister', 'Blaue Arbeitsjacke, Schlüsselbund und Handlampe an Haken, davor ein offener Werkzeugkoffer', rgb(228, 220, 202), layCaretaking, { table: BENCH }),
  workplace('kundenbetreuerin', 'Arbeitsplatz im Servicebüro mit Headset, Bildschirm und Pinnwand', rgb(214, 222, 216), layService),
  workplace('architektin', 'Weißes Hausmodell vor Wettbewerbszeichnungen, davor Materialproben und eine Skizze', rgb(228, 226, 220), layArchitecture, { table: LIGHT_DESK, boards: 1 }),
  workplace('pressesprecherin', 'Schreibtisch der Pressestelle mit Mikrofon, Zeitung und Notizbuch, an der Wand Zeichnungen von Häusern', rgb(216, 218, 218), layPress),
];

/** @type {readonly PictureOrder[]} */
export const WORKPLACES = [...TRAINEES, ...STAFF];

import { COLOUR } from '../pdf/style.mjs';
import { area, label, northArrow, PLAN, scaleBar } from './ink.mjs';

/** Shares of the drawing: left, top, width, height. @type {readonly (readonly [string, number, number, number, number])[]} */
const HOUSES = [
  ['A1', 0.06, 0.12, 0.24, 0.06],
  ['A2', 0.06, 0.34, 0.24, 0.06],
  ['A3', 0.06, 0.18, 0.05, 0.16],
  ['B1', 0.38, 0.12, 0.24, 0.06],
  ['B2', 0.57, 0.18, 0.05, 0.22],
  ['B3', 0.38, 0.34, 0.12, 0.06],
  ['C1', 0.7, 0.12, 0.24, 0.06],
  ['C2', 0.89, 0.18, 0.05, 0.16],
  ['C3', 0.7, 0.34, 0.24, 0.06],
  ['Kita', 0.06, 0.54, 0.18, 0.14],
  ['Läden', 0.7, 0.54, 0.24, 0.1],
];

/** @type {readonly (readonly [string, number, number, number, number, string])[]} */
const GROUNDS = [
  ['Hof 1', 0.11, 0.18, 0.19, 0.16, PLAN.green],
  ['Hof 2', 0.38, 0.18, 0.19, 0.16, PLAN.green],
  ['Hof 3', 0.7, 0.18, 0.19, 0.16, PLAN.green],
  ['Quartiersplatz', 0.34, 0.5, 0.32, 0.22, PLAN.street],
  ['Spielplatz', 0.06, 0.7, 0.22, 0.1, PLAN.green],
  ['Bahndamm, Lebensraum der Zauneidechse', 0.02, 0.02, 0.96, 0.06, PLAN.tree],
];

/** The new quarter from above. */
export function quarterPlan() {
  const height = 440;
  return {
    height,
    alt: 'Lageplan des Quartiers Am Güterbahnhof. Im Norden der Bahndamm, darunter drei Wohnhöfe nebeneinander, südlich davon von West nach Ost die Kita mit Spielplatz, der Quartiersplatz mit zwei erhaltenen Gleisen und die Läden, im Süden die Ladestraße.',
    /** @param {PDFKit.PDFDocument} pdf @param {import('../types.ts').Box} box */
    draw(pdf, box) {
      const { x, y, width } = box;
      pdf.lineWidth(0.5);
      area(pdf, box, '#f7f8f6');
      const placed = (/** @type {number[]} */ [left = 0, top = 0, wide = 0, high = 0]) => ({
        x: x + left * width,
        y: y + top * height,
        width: wide * width,
        height: high * height,
      });
      for (const [name, left, top, wide, high, fill] of GROUNDS) {
        const ground = placed([left, top, wide, high]);
        area(pdf, ground, fill);
        label(pdf, name, ground);
      }
      for (const [name, ...shares] of HOUSES) {
        area(pdf, placed(shares), PLAN.house);
        label(pdf, name, placed(shares), 7.5);
      }
      for (const top of [0.735, 0.75]) {
        const track = placed([0.3, top, 0.64, 0]);
        pdf
          .moveTo(track.x, track.y)
          .lineTo(track.x + track.width, track.y)
          .lineWidth(1.2)
          .stroke(COLOUR.ink);
      }
      label(pdf, 'erhaltene Gleise', placed([0.7, 0.76, 0.24, 0.03]), 7);
      for (let tree = 0; tree < 18; tree += 1) {
        const at = placed([0.36 + (tree % 6) * 0.056, tree < 6 ? 0.46 : tree < 12 ? 0.52 : 0.69, 0, 0]);
        pdf.circle(at.x, at.y, 5).fill(PLAN.tree);
      }
      const street = placed([0, 0.83, 1, 0.08]);
      area(pdf, street, PLAN.street);
      label(pdf, 'Ladestraße', street, 10);
      northArrow(pdf, x + width - 20, y + height * 0.92 - 4);
      scaleBar(pdf, { x: x + 14, y: y + height - 22, points: 100, metres: 40 });
    },
  };
}

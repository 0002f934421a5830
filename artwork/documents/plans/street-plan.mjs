import { COLOUR } from '../pdf/style.mjs';
import { area, label, northArrow, PLAN, scaleBar } from './ink.mjs';

const HEIGHT = 250;
/** Points. */
const GAP = 10;

/**
 * Houses in a row along a street, with what lies behind them.
 *
 * @param {{ street: string, houses: readonly string[], behind: string, marks: string, places: readonly number[] }} site `marks`:
 *   what is marked on each house, `places`: where, as shares of its width
 */
export function streetPlan({ street, houses, behind, marks, places }) {
  return {
    height: HEIGHT,
    alt: `Lageplan: ${houses.length} Häuser in einer Reihe an der ${street}, von links nach rechts ${houses.join(', ')}. Dahinter, im Norden: ${behind}. Auf jedem Haus ist markiert: ${marks}.`,
    /** @param {PDFKit.PDFDocument} pdf @param {import('../types.ts').Box} box */
    draw(pdf, { x, y, width, height }) {
      pdf.lineWidth(0.5);
      area(pdf, { x, y, width, height }, PLAN.green);
      area(pdf, { x, y: y + height - 58, width, height: 34 }, PLAN.street);
      label(pdf, street, { x, y: y + height - 58, width, height: 34 }, 10);
      label(pdf, behind, { x, y: y + 18, width, height: 20 });
      for (let tree = 0; tree < 22; tree += 1) {
        const at = x + 20 + ((tree * 97) % (width - 60));
        pdf.circle(at, y + 44 + ((tree * 37) % 34), 5 + (tree % 3)).fill(PLAN.tree);
      }
      const houseWidth = (width - GAP * (houses.length + 1)) / houses.length;
      for (const [index, house] of houses.entries()) {
        const left = x + GAP + index * (houseWidth + GAP);
        const outline = { x: left, y: y + 96, width: houseWidth, height: 76 };
        area(pdf, outline, PLAN.house);
        label(pdf, house, outline, 11);
        for (const share of places) {
          pdf.circle(left + houseWidth * share, y + 160, 2).fill(COLOUR.plate);
        }
      }
      northArrow(pdf, x + width - 20, y + 10);
      scaleBar(pdf, { x: x + 10, y: y + height - 18, points: 90, metres: 20 });
      pdf.circle(x + 150, y + height - 14, 2).fill(COLOUR.plate);
      pdf.font('regular').fontSize(7).fillColor(COLOUR.ink);
      pdf.text(marks, x + 156, y + height - 18, { lineBreak: false });
    },
  };
}

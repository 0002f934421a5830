import { COLOUR } from '../pdf/style.mjs';
import { area, PLAN } from './ink.mjs';

/** Layers from the top down, with what each is drawn as. */
const LAYERS = [
  ['Vegetation: Sedum und Kräuter', 8, PLAN.tree],
  ['Extensivsubstrat, 80 mm', 24, '#c9b79c'],
  ['Filtervlies, Drän- und Speicherelement, 40 mm', 14, PLAN.water],
  ['Schutz- und Speichervlies', 5, '#e2dccf'],
  ['Abdichtung, zweilagig, wurzelfest', 8, '#4a4f55'],
  ['Gefälledämmung PIR, im Mittel 160 mm', 42, '#f1e6b8'],
  ['Vorhandene Abdichtung als Dampfsperre', 6, '#4a4f55'],
  ['Stahlbetondecke', 34, PLAN.house],
];

/** A section through roof and parapet. */
export function roofDetail() {
  const height = 190;
  const names = LAYERS.map(([name]) => name).join('; ');
  return {
    height,
    alt: `Schnitt durch das Dach an der Attika, von oben nach unten: ${names}. Die Attika ragt 48 bis 52 Zentimeter über die Rohdecke, die Abdichtung reicht 35 Zentimeter an ihr hinauf.`,
    /** @param {PDFKit.PDFDocument} pdf @param {import('../types.ts').Box} box */
    draw(pdf, { x, y, width }) {
      pdf.lineWidth(0.5);
      const parapet = { x, y: y + 8, width: 34, height: 172 };
      area(pdf, parapet, PLAN.house);
      area(pdf, { x: x - 4, y: y + 2, width: 44, height: 6 }, COLOUR.soft);
      let top = y + 34;
      let lastLabel = 0;
      for (const [name, thickness, fill] of LAYERS) {
        const layer = { x: x + 34, y: top, width: width * 0.5, height: Number(thickness) };
        area(pdf, layer, String(fill));
        const middle = top + layer.height / 2;
        // Thin layers would write over each other.
        const labelled = Math.max(middle, lastLabel + 11);
        pdf
          .moveTo(layer.x + layer.width, middle)
          .lineTo(layer.x + layer.width + 14, labelled)
          .stroke(COLOUR.soft);
        pdf.font('regular').fontSize(7.5).fillColor(COLOUR.ink);
        pdf.text(String(name), layer.x + layer.width + 18, labelled - 4, { lineBreak: false });
        lastLabel = labelled;
        top += layer.height;
      }
      pdf.font('strong').fontSize(7.5).fillColor(COLOUR.ink);
      pdf.text('Attika', x + 6, y + 150, { lineBreak: false });
    },
  };
}

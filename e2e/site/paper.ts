import type { Page } from '@playwright/test';

/** Margins of the sheets, as in `shared-ui/src/base/print.css`. */
const MARGIN_MM = 15;
const PX_PER_MM = 96 / 25.4;
/** The printed part of an A4 sheet in pixels. */
export const SHEET = {
  width: Math.round((210 - 2 * MARGIN_MM) * PX_PER_MM),
  height: Math.round((297 - 2 * MARGIN_MM) * PX_PER_MM),
};

/** Prints the page on A4, and returns the number of sheets. Chromium does not compress the PDF's objects for pages. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Lays the page out as on a sheet of A4, with all pictures loaded. */
export async function layOutAsSheet(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
}

/**
 * What spoils the page on paper: text under a positioned element, elements that stay in place while the page scrolls, buttons,
 * navigation, content wider than the sheet, and content that may not be broken but does not fit on half a sheet, so that it leaves an empty
 * space. Runs in the page, in the print layout.
 */
export function paperFindings(sheet: { width: number; height: number }): string[] {
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`;
  const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
  const texts = shown.flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((rect) => ({ element, rect }));
    }),
  );

  const findings: string[] = [];
  for (const element of shown) {
    const { position, breakInside } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (position === 'fixed' || position === 'sticky') findings.push(`${position}: ${nameOf(element)}`);
    if (position === 'absolute') {
      const covered = texts.find((text) => !element.contains(text.element) && overlap(box, text.rect));
      if (covered) findings.push(`${nameOf(element)} lies over ${nameOf(covered.element)}`);
    }
    if (element.matches('button, [type="submit"]')) findings.push(`button: ${nameOf(element)}`);
    if (element.localName === 'nav') findings.push(`navigation: ${nameOf(element)}`);
    if (box.right > sheet.width + 1) findings.push(`wider than the sheet: ${nameOf(element)}`);
    if (breakInside === 'avoid' && box.height > sheet.height / 2)
      findings.push(`${Math.round(box.height)} px high, without breaks: ${nameOf(element)}`);
  }
  return findings;

  function overlap(first: DOMRect, second: DOMRect): boolean {
    const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
    const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    return width > 1 && height > 1;
  }
}

/** Marks where an empty paragraph was: a private-use character, which no text contains. */
const GAP = '\uE000';
/** A paragraph with nothing but white space, `&nbsp;` and `<br>` (P23). */
const EMPTY_PARAGRAPH = /<p(?:\s[^>]*)?>(?:\s|&nbsp;|&#160;|&#xa0;|<br\s*\/?>)*<\/p>/gi;
const TAG_OR_GAP = /\uE000|<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
/** Elements without an end tag. A line break has no margins, so it does not count as a neighbour. */
const VOID_ELEMENT = /^(col|embed|hr|img|input|source|track)$/i;
const LINE_BREAK = /^w?br$/i;

/** Where an element has an empty paragraph's space. */
type Side = 'before' | 'after' | 'inside';

/** An element in the HTML, or the HTML as a whole. */
interface FoundElement {
  /** Index after the name in its tag. */
  nameEnd: number;
  sides: Side[];
  /** The last child element found so far. */
  last?: FoundElement;
  /** Whether it has an empty paragraph before any child element. */
  beginsWithGap: boolean;
}

/**
 * Removes empty paragraphs and gives their space to a neighbour: the previous element, or else the next one, or else the parent
 * (R2.11-21). The neighbour gets `data-space`, which the stylesheet turns into 40 px. Works on text only, so that server and
 * browser agree.
 *
 * @param html well-formed and without `<` in attributes, as a sanitiser writes it
 * @returns the HTML, and the value of `data-space` for the element around it
 */
export function replaceEmptyParagraphs(html: string): { html: string; space?: 'inside' } {
  const marked = html.replaceAll(EMPTY_PARAGRAPH, GAP);
  if (marked === html) return { html };
  const { elements, whole } = giveSpace(marked);
  const spaced = withAttributes(marked, elements).replaceAll(GAP, '');
  return whole.sides.length > 0 ? { html: spaced, space: 'inside' } : { html: spaced };
}

function giveSpace(html: string): { elements: FoundElement[]; whole: FoundElement } {
  const whole = newElement(0);
  const elements: FoundElement[] = [];
  const open: FoundElement[] = [];
  for (const { 0: token, 1: slash, 2: name = '', index } of html.matchAll(TAG_OR_GAP)) {
    const parent = open.at(-1) ?? whole;
    if (token === GAP) {
      if (parent.last) parent.last.sides.push('after');
      else parent.beginsWithGap = true;
    } else if (slash) {
      open.pop();
      if (parent.beginsWithGap && !parent.last) parent.sides.push('inside');
    } else if (!LINE_BREAK.test(name)) {
      const element = newElement(index + 1 + name.length);
      if (parent.beginsWithGap && !parent.last) element.sides.push('before');
      parent.last = element;
      elements.push(element);
      if (!VOID_ELEMENT.test(name)) open.push(element);
    }
  }
  if (whole.beginsWithGap && !whole.last) whole.sides.push('inside');
  return { elements, whole };
}

function newElement(nameEnd: number): FoundElement {
  return { nameEnd, sides: [], beginsWithGap: false };
}

function withAttributes(html: string, elements: FoundElement[]): string {
  const pieces: string[] = [];
  let taken = 0;
  for (const { nameEnd, sides } of elements) {
    if (sides.length === 0) continue;
    pieces.push(html.slice(taken, nameEnd), ` data-space="${[...new Set(sides)].join(' ')}"`);
    taken = nameEnd;
  }
  return pieces.join('') + html.slice(taken);
}

/** Stands where an empty paragraph was: a character of the private use area, which no text has. */
const GAP = '\uE000';
/** A paragraph of nothing but white space, `&nbsp;` and `<br>` (P23). */
const EMPTY_PARAGRAPH = /<p(?:\s[^>]*)?>(?:\s|&nbsp;|&#160;|&#xa0;|<br\s*\/?>)*<\/p>/gi;
const TAG_OR_GAP = /\uE000|<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
/** Elements without an end tag. A line break has no margins, so it does not count as a neighbour. */
const VOID_ELEMENT = /^(col|embed|hr|img|input|source|track)$/i;
const LINE_BREAK = /^w?br$/i;

/** Where an element has the room of an empty paragraph. */
type Side = 'before' | 'after' | 'inside';

/** An element of the HTML, or the whole of it. */
interface MetElement {
  /** Index behind the name in its tag. */
  nameEnd: number;
  sides: Side[];
  /** The last element met inside. */
  last?: MetElement;
  /** An empty paragraph was met inside, before any element. */
  beginsWithGap: boolean;
}

/**
 * Takes empty paragraphs out and gives their room to a neighbour: the element before, else the one after, else the parent
 * (R2.11-21). It gets `data-space`, which the stylesheet makes 40 px. Pure work on text, so that server and browser agree.
 *
 * @param html well-formed and without `<` in attributes, as a sanitiser writes it
 * @returns the HTML, and the value of `data-space` for what stands around it
 */
export function replaceEmptyParagraphs(html: string): { html: string; space?: 'inside' } {
  const marked = html.replaceAll(EMPTY_PARAGRAPH, GAP);
  if (marked === html) return { html };
  const { elements, whole } = giveRoom(marked);
  const spaced = withAttributes(marked, elements).replaceAll(GAP, '');
  return whole.sides.length > 0 ? { html: spaced, space: 'inside' } : { html: spaced };
}

function giveRoom(html: string): { elements: MetElement[]; whole: MetElement } {
  const whole = meet(0);
  const elements: MetElement[] = [];
  const open: MetElement[] = [];
  for (const { 0: token, 1: slash, 2: name = '', index } of html.matchAll(TAG_OR_GAP)) {
    const parent = open.at(-1) ?? whole;
    if (token === GAP) {
      if (parent.last) parent.last.sides.push('after');
      else parent.beginsWithGap = true;
    } else if (slash) {
      open.pop();
      if (parent.beginsWithGap && !parent.last) parent.sides.push('inside');
    } else if (!LINE_BREAK.test(name)) {
      const element = meet(index + 1 + name.length);
      if (parent.beginsWithGap && !parent.last) element.sides.push('before');
      parent.last = element;
      elements.push(element);
      if (!VOID_ELEMENT.test(name)) open.push(element);
    }
  }
  if (whole.beginsWithGap && !whole.last) whole.sides.push('inside');
  return { elements, whole };
}

function meet(nameEnd: number): MetElement {
  return { nameEnd, sides: [], beginsWithGap: false };
}

function withAttributes(html: string, elements: MetElement[]): string {
  const pieces: string[] = [];
  let taken = 0;
  for (const { nameEnd, sides } of elements) {
    if (sides.length === 0) continue;
    pieces.push(html.slice(taken, nameEnd), ` data-space="${[...new Set(sides)].join(' ')}"`);
    taken = nameEnd;
  }
  return pieces.join('') + html.slice(taken);
}

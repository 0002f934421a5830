/** Marks the place of an empty paragraph: a private-use character that texts do not contain. */
const GAP = '\uE000';
/** A paragraph that contains only white space, `&nbsp;` and `<br>` (P23). */
const EMPTY_PARAGRAPH = /<p(?:\s[^>]*)?>(?:\s|&nbsp;|&#160;|&#xa0;|<br\s*\/?>)*<\/p>/gi;
const TAG_OR_GAP = /\uE000|<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
/** Elements without an end tag. A line break has no margins, so it does not count as a neighbour. */
const VOID_ELEMENT = /^(col|embed|hr|img|input|source|track)$/i;
const LINE_BREAK = /^w?br$/i;

/** The side of an element that gets an empty paragraph's space. */
type Side = 'before' | 'after' | 'inside';

/** An element in the HTML, or the root that represents the whole HTML. */
interface FoundElement {
  /** Index of the end of the tag's name. */
  nameEnd: number;
  sides: Side[];
  /** The last child element found so far. */
  last?: FoundElement;
  /** Whether the element starts with an empty paragraph. */
  startsWithGap: boolean;
}

/**
 * Removes empty paragraphs and gives their space to the previous element, or if there is none to the next, or else to the parent
 * (R2.11-21). That element gets `data-space`, for which the stylesheet adds 40 px. Processes the HTML as text, so that the result
 * is the same on server and in browser.
 *
 * @param html well-formed HTML without `<` in attributes, as the sanitiser produces it
 * @returns the HTML, and `data-space` for the element that contains it
 */
export function replaceEmptyParagraphs(html: string): { html: string; space?: 'inside' } {
  const marked = html.replaceAll(EMPTY_PARAGRAPH, GAP);
  if (marked === html) return { html };
  const { elements, root } = assignSpace(marked);
  const spaced = withAttributes(marked, elements).replaceAll(GAP, '');
  return root.sides.length > 0 ? { html: spaced, space: 'inside' } : { html: spaced };
}

function assignSpace(html: string): { elements: FoundElement[]; root: FoundElement } {
  const root = newElement(0);
  const elements: FoundElement[] = [];
  const open: FoundElement[] = [];
  for (const { 0: token, 1: slash, 2: name = '', index } of html.matchAll(TAG_OR_GAP)) {
    const parent = open.at(-1) ?? root;
    if (token === GAP) {
      if (parent.last) parent.last.sides.push('after');
      else parent.startsWithGap = true;
    } else if (slash) {
      open.pop();
      if (parent.startsWithGap && !parent.last) parent.sides.push('inside');
    } else if (!LINE_BREAK.test(name)) {
      const element = newElement(index + 1 + name.length);
      if (parent.startsWithGap && !parent.last) element.sides.push('before');
      parent.last = element;
      elements.push(element);
      if (!VOID_ELEMENT.test(name)) open.push(element);
    }
  }
  if (root.startsWithGap && !root.last) root.sides.push('inside');
  return { elements, root };
}

function newElement(nameEnd: number): FoundElement {
  return { nameEnd, sides: [], startsWithGap: false };
}

function withAttributes(html: string, elements: FoundElement[]): string {
  const pieces: string[] = [];
  let copied = 0;
  for (const { nameEnd, sides } of elements) {
    if (sides.length === 0) continue;
    pieces.push(html.slice(copied, nameEnd), ` data-space="${[...new Set(sides)].join(' ')}"`);
    copied = nameEnd;
  }
  return pieces.join('') + html.slice(copied);
}

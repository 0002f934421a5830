import { Parser } from 'htmlparser2';

/** A part of a page that visitors notice, without classes, styles, ids, data attributes and emphasis. */
export interface OutlineItem {
  kind: 'text' | 'heading' | 'link' | 'button' | 'field' | 'option' | 'form' | 'name' | 'state';
  /** Text as people read it: `heading 2 "Presse"`, `link "Mehr" to /presse`. */
  label: string;
  /** Equal for items that mean the same: without whitespace. */
  key: string;
}

/** What visitors notice of a block's HTML, in its order. */
export interface Outline {
  items: readonly OutlineItem[];
  /** Whether it shows anything: text, a picture, a field. */
  isVisible: boolean;
}

/** Elements whose text is the name of one item. */
const NAMED = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'button', 'summary', 'option', 'textarea']);
const FIELDS = new Set(['input', 'select', 'textarea']);
/** Elements without visible text. */
const SILENT = new Set(['script', 'style', 'template']);
/** Elements that show something without text. */
const SHOWN = new Set([
  'img',
  'svg',
  'video',
  'audio',
  'iframe',
  'canvas',
  'input',
  'select',
  'textarea',
  'button',
  'hr',
]);
const NAME_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'label'];
const STATE_ATTRIBUTES = ['hidden', 'disabled', 'open', 'inert'];
const ARIA_STATES = [
  'checked',
  'selected',
  'expanded',
  'disabled',
  'current',
  'pressed',
  'hidden',
  'invalid',
  'required',
];
const FIELD_ATTRIBUTES = ['name', 'type', 'value', 'required', 'checked', 'disabled', 'multiple', 'readonly'];
const FIELD_LIMITS = ['min', 'max', 'minlength', 'maxlength', 'pattern', 'step'];

interface OpenElement {
  tag: string;
  attributes: Record<string, string>;
  /** Text of a named element. */
  text: string;
  isNamed: boolean;
  /** Position of the item that the element's end completes. */
  position: number;
}

/** Reads the outline of a block's HTML. Pure. */
export function outlineOf(html: string): Outline {
  const reader = new OutlineReader();
  const parser = new Parser(reader, { decodeEntities: true });
  parser.write(html);
  parser.end();
  return reader.outline();
}

/** Collects items from the events of the parser. */
class OutlineReader {
  readonly #items: OutlineItem[] = [];
  readonly #open: OpenElement[] = [];
  #text = '';
  #silent = 0;
  #hidden = 0;
  #isVisible = false;

  onopentag(tag: string, attributes: Record<string, string>): void {
    const isNamed = NAMED.has(tag) || attributes.role === 'heading';
    const isItem = isNamed || FIELDS.has(tag) || tag === 'form';
    if (isItem) this.#endText();
    if (SILENT.has(tag)) this.#silent += 1;
    if ('hidden' in attributes) this.#hidden += 1;
    if (SHOWN.has(tag) && this.#hidden === 0) this.#isVisible = true;
    if (!isItem) {
      this.#addNames(tag, attributes);
      this.#addStates(attributes);
    }
    this.#open.push({ tag, attributes, text: '', isNamed, position: this.#items.length });
    // Completed at the end of the element, when its text is known.
    if (isItem) this.#items.push({ kind: 'text', label: '', key: '' });
  }

  ontext(text: string): void {
    if (this.#silent > 0) return;
    if (this.#hidden === 0 && text.trim() !== '') this.#isVisible = true;
    this.#addText(text);
  }

  onclosetag(tag: string): void {
    const element = this.#open.pop();
    if (!element) return;
    const { attributes } = element;
    if (SILENT.has(tag)) this.#silent -= 1;
    if ('hidden' in attributes) this.#hidden -= 1;
    const item = itemOf(element);
    if (item) this.#items[element.position] = item;
    else if (!EMPHASIS.has(tag)) this.#addText(' ');
  }

  onend(): void {
    this.#endText();
  }

  outline(): Outline {
    return { items: this.#items, isVisible: this.#isVisible };
  }

  #addText(text: string): void {
    const named = this.#open.filter(({ isNamed }) => isNamed);
    for (const element of named) element.text += text;
    if (named.length === 0) this.#text += text;
  }

  #endText(): void {
    const text = collapse(this.#text);
    if (text !== '') this.#items.push(makeItem('text', quote(text), text));
    this.#text = '';
  }

  #addNames(tag: string, attributes: Record<string, string>): void {
    for (const attribute of NAME_ATTRIBUTES) {
      const name = collapse(attributes[attribute] ?? '');
      if (name === '') continue;
      // A picture in a link or heading is part of its name.
      const named = this.#open.filter(({ isNamed }) => isNamed);
      if (attribute === 'alt' || (tag === 'svg' && attribute === 'aria-label')) {
        for (const element of named) element.text += ` ${name} `;
        if (named.length > 0) continue;
      }
      this.#endText();
      this.#items.push(makeItem('name', `name ${quote(name)}`, `${attribute} ${name}`));
    }
  }

  #addStates(attributes: Record<string, string>): void {
    for (const state of statesOf(attributes)) {
      this.#endText();
      this.#items.push(makeItem('state', state, state));
    }
  }
}

/** Elements within words. The ends of others separate them for readers; whitespace never counts as a change. */
const EMPHASIS = new Set(['b', 'em', 'i', 'strong', 'mark', 'small', 'sub', 'sup', 'wbr']);

/** The item that an element is, if it is one. */
function itemOf({ tag, attributes, text }: OpenElement): OutlineItem | undefined {
  const name = collapse(attributes['aria-label'] ?? text);
  const states = statesOf(attributes);
  const more = states.length > 0 ? ` (${states.join(', ')})` : '';
  if (tag === 'input' && attributes.type === 'hidden') return fieldOf(tag, attributes, '', '');
  if (FIELDS.has(tag)) return fieldOf(tag, attributes, name, more);
  switch (tag) {
    case 'a':
      return makeItem('link', `link ${quote(name)} to ${attributes.href ?? 'nothing'}${more}`);
    case 'button':
    case 'summary':
      return makeItem(
        'button',
        `button ${quote(name)}${pairsOf(attributes, ['name', 'value', 'type', 'disabled'])}${more}`,
      );
    case 'option':
      return makeItem(
        'option',
        `option ${quote(name)}${pairsOf(attributes, ['value', 'selected', 'disabled'])}`,
      );
    case 'form': {
      const method = (attributes.method ?? 'get').toLowerCase();
      return makeItem('form', `form to ${attributes.action ?? 'this page'} by ${method}`);
    }
    default: {
      const rank = /^h[1-6]$/.test(tag) ? tag.slice(1) : attributes['aria-level'];
      if (rank === undefined && attributes.role !== 'heading') return undefined;
      return makeItem('heading', `heading ${rank ?? 2} ${quote(name)}${more}`);
    }
  }
}

function fieldOf(tag: string, attributes: Record<string, string>, name: string, more: string): OutlineItem {
  const facts = pairsOf(attributes, [...FIELD_ATTRIBUTES, ...FIELD_LIMITS]);
  const names = NAME_ATTRIBUTES.map((attribute) => collapse(attributes[attribute] ?? '')).filter(Boolean);
  const called = [...names, ...(tag === 'textarea' ? [name] : [])].filter(Boolean).map(quote).join(' ');
  return makeItem('field', collapse(`field ${tag} ${called}${facts}${more}`));
}

function statesOf(attributes: Record<string, string>): string[] {
  return [
    ...STATE_ATTRIBUTES.filter((state) => state in attributes),
    ...ARIA_STATES.flatMap((state) => {
      const value = attributes[`aria-${state}`];
      // Decorations are hidden from assistive technology without a loss; `false` is the default.
      return value === undefined || value === 'false' || state === 'hidden' ? [] : [`${state} ${value}`];
    }),
  ];
}

function pairsOf(attributes: Record<string, string>, names: readonly string[]): string {
  return names
    .filter((name) => name in attributes)
    .map((name) => ` ${name}${attributes[name] ? `=${attributes[name]}` : ''}`)
    .join('');
}

function makeItem(kind: OutlineItem['kind'], label: string, meaning = label): OutlineItem {
  return { kind, label, key: `${kind} ${meaning.replace(/\s+/g, '')}` };
}

function quote(text: string): string {
  return `"${text}"`;
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

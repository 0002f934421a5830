import { escapeHtml } from '@stadtraum/server-base/html';
import { chosen, isChoice, optionsOf } from './choice.ts';
import type { FieldReference } from './record-field.ts';
import { fieldsInText, fillText } from './record-text.ts';
import type { Regions, StoredBlock } from './stored-page.ts';

type Content = StoredBlock['content'];

/**
 * Completes the blocks of a record's page: texts in their content may have the record's fields in braces (see `RecordText`), and any
 * value may be a choice. A choice of `null` leaves its property or its entry of an array out. HTML has fields in its text only, and
 * as a whole it is never a choice: it was sanitised before.
 *
 * @param today the day in Berlin
 */
export function regionsFor(regions: Regions, record: Record<string, unknown>, today: string): Regions {
  return Object.fromEntries(
    Object.entries(regions).map(([region, blocks]) => [
      region,
      blocks.map((block) => blockFor(block, record, today)),
    ]),
  );
}

/** One block of `regionsFor`. */
export function blockFor(block: StoredBlock, record: Record<string, unknown>, today: string): StoredBlock {
  if (fieldsInBlock(block).length === 0) return block;
  return { ...block, content: fill(block.content, { record, today, isHtml: false }) as Content };
}

/** The fields that a block's content names in texts and choices; without any, it is the same for all records. */
export function fieldsInBlock({ content }: Pick<StoredBlock, 'content'>): FieldReference[] {
  return fieldsIn(content);
}

/**
 * The place in a template's content that a place in a filled-in block comes from. A choice adds the step to its option, and entries
 * that are left out count.
 *
 * @param path a JSON Pointer
 */
export function templatePath(content: unknown, record: Record<string, unknown>, path: string): string {
  return stepsInTemplate(content, record, path.split('/').slice(1))
    .map((step) => `/${step}`)
    .join('');
}

interface Filling {
  record: Record<string, unknown>;
  today: string;
  isHtml: boolean;
}

function fill(template: unknown, filling: Filling): unknown {
  const { record, today, isHtml } = filling;
  if (typeof template === 'string')
    return isHtml ? fillHtml(template, record, today) : fillText(template, record, today);
  if (isHtml || typeof template !== 'object' || template === null) return template;
  if (isChoice(template)) return fill(chosen(template, record), filling);
  if (Array.isArray(template))
    return template.filter((entry) => !isLeftOut(entry, record)).map((entry) => fill(entry, filling));
  return Object.fromEntries(
    Object.entries(template)
      .filter(([, value]) => !isLeftOut(value, record))
      .map(([key, value]) => [key, fill(value, { ...filling, isHtml: holdsHtml(key, template) })]),
  );
}

/** Fields are text, so they may not be part of a tag, where they could become an address or an attribute. */
function fillHtml(html: string, record: Record<string, unknown>, today: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : fillText(part, record, today, escapeHtml)))
    .join('');
}

/** The properties whose HTML is sanitised when content is loaded, see `content/derive.ts`. */
function holdsHtml(key: string, parent: object): boolean {
  return key === 'html' || (key === 'note' && 'form' in parent);
}

function isLeftOut(value: unknown, record: Record<string, unknown>): boolean {
  return isChoice(value) && chosen(value, record) === null;
}

function fieldsIn(template: unknown): FieldReference[] {
  if (typeof template === 'string') return fieldsInText(template);
  if (typeof template !== 'object' || template === null) return [];
  if (!isChoice(template)) return Object.values(template).flatMap(fieldsIn);
  return [{ field: template.by, steps: [], format: undefined }, ...optionsOf(template).flatMap(fieldsIn)];
}

function stepsInTemplate(template: unknown, record: Record<string, unknown>, steps: string[]): string[] {
  if (isChoice(template)) {
    const value = String(record[template.by]);
    const step = Object.hasOwn(template.cases, value) ? ['cases', value] : ['otherwise'];
    return [...step, ...stepsInTemplate(chosen(template, record), record, steps)];
  }
  const [step, ...rest] = steps;
  if (step === undefined || typeof template !== 'object' || template === null) return steps;
  if (!Array.isArray(template))
    return [step, ...stepsInTemplate((template as Record<string, unknown>)[step], record, rest)];
  const shown = [...template.entries()].filter(([, entry]) => !isLeftOut(entry, record));
  const [index = Number(step), entry] = shown[Number(step)] ?? [];
  return [String(index), ...stepsInTemplate(entry, record, rest)];
}

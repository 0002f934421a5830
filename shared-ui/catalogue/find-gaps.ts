import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentDocs, KitDocs } from './kit-docs.ts';

/** Props with the same meaning in every component; `CONVENTIONS` of the pages explains them. */
const CONVENTIONAL = ['className', 'children'];

const SOURCES = join(import.meta.dirname, '../src');

/** Describes each gap in the catalogue in one line. The test that renders the examples checks the keys. */
export function findGaps({ components, functions }: KitDocs): string[] {
  return [
    ...components.flatMap((component) => gapsOf(component).map((gap) => `${component.name}: ${gap}`)),
    ...functions.filter(({ summary }) => summary === '').map(({ name }) => `${name}: no docstring`),
  ];
}

function gapsOf({ entry, summary, group, rules, props }: ComponentDocs): string[] {
  const undocumented = props.filter((prop) => prop.summary === '' && !CONVENTIONAL.includes(prop.name));
  return [
    ...(summary === '' ? ['no docstring'] : []),
    ...(group === undefined ? ['no @group'] : []),
    ...(rules.length === 0 ? ['no @rule'] : []),
    ...(existsSync(join(SOURCES, entry, `${entry}.examples.tsx`)) ? [] : ['no examples']),
    ...undocumented.map(({ name }) => `undocumented prop ${name}`),
  ];
}

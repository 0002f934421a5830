import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentExample } from '../src/component-example.ts';
import { findGaps } from './find-gaps.ts';
import { type ComponentDocs, isExampleOf, type KitDocs } from './kit-docs.ts';

const KIT = join(import.meta.dirname, '..');
const kit: KitDocs = JSON.parse(run('print-kit.ts'));

describe('the catalogue of the kit', () => {
  it('has a docstring, a group, rules, examples and documented props for every component', () => {
    expect(findGaps(kit)).toEqual([]);
  });

  it.each(kit.components)('has examples of $name and, if it is interactive, its keys', (component) => {
    const examples = examplesOf(component);
    const html = examples.map(({ element }) => renderToStaticMarkup(element)).join('');
    expect(examples).not.toEqual([]);
    expect(component.keys.length > 0 || !/<(a |button|input|select|textarea|summary|video)/.test(html)).toBe(
      true,
    );
    for (const { keys, effect } of component.keys) expect([keys, effect]).not.toContain('');
  });

  it('reads types, defaults and docstrings from the source', () => {
    const badge = kit.components.find(({ name }) => name === 'Badge');
    expect(badge?.props.find(({ name }) => name === 'tone')).toMatchObject({
      type: "'plain' | 'sign' | 'accent' | 'success' | 'warning' | 'error'",
      isRequired: false,
      defaultValue: "'plain'",
      summary: expect.stringContaining('paper with an outline'),
    });
    expect(badge?.exampleSources.schlicht).toBe('<Badge>in Planung</Badge>');
  });

  it('reports missing documentation', () => {
    const [component] = kit.components as [ComponentDocs];
    const [prop] = component.props as [ComponentDocs['props'][0]];
    const bare = {
      ...component,
      name: 'Bare',
      entry: 'bare',
      summary: '',
      group: undefined,
      rules: [],
      props: [{ ...prop, name: 'size', summary: '' }],
    };
    expect(findGaps({ components: [bare], functions: [] })).toEqual([
      'Bare: no docstring',
      'Bare: no @group',
      'Bare: no @rule',
      'Bare: no examples',
      'Bare: undocumented prop size',
    ]);
  });

  it('builds one static page for each component @full', async () => {
    run('build.ts');
    for (const component of kit.components) {
      const page = await readFile(join(import.meta.dirname, 'dist', `${component.page}.html`), 'utf8');
      expect(page.match(/ data-example="/g)).toHaveLength(examplesOf(component).length);
    }
  });
});

/** Runs one of the catalogue's programs and returns its output. */
function run(program: string): string {
  const hooks = join(KIT, '../tools/typescript/register.mjs');
  const file = join(import.meta.dirname, program);
  const options = ['--conditions=source', '--import', hooks, file];
  return execFileSync(process.execPath, options, { cwd: KIT, encoding: 'utf8', maxBuffer: 2 ** 24 });
}

function examplesOf(component: ComponentDocs): ComponentExample[] {
  const { entry } = component;
  const examples: ComponentExample[] = require(`../src/${entry}/${entry}.examples.tsx`).default;
  return examples.filter(({ name }) => isExampleOf(component, name));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isArrayLiteralExpression,
  isExportAssignment,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isStringLiteral,
  type Node,
} from 'typescript/unstable/ast';
import {
  API,
  type Symbol as CheckedSymbol,
  type Checker,
  type Project,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import type { ComponentDocs, FunctionDocs, KeyDocs, KitDocs, PropDocs, TypeDocs } from './kit-docs.ts';

/** A component with at least this many props declared outside the kit passes attributes on to a native element. */
const MIN_FOREIGN_PROPS = 20;
const CALL_SIGNATURE = 0;

/**
 * Reads the types, docstrings and tags of everything that the kit in `folder` exports, using TypeScript's type checker.
 *
 * @param folder absolute path
 */
export function readKit(folder: string): KitDocs {
  const api = new API({ cwd: folder });
  try {
    const config = join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`There is no TypeScript project for ${config}`);
    const reader = new KitReader(project);
    const entries = exportedSources(folder).map((source) => reader.readEntry(source));
    return {
      components: entries.flatMap(({ components }) => components).sort(byName),
      functions: entries.flatMap(({ functions }) => functions),
    };
  } finally {
    api.close();
  }
}

interface ExportedSource {
  entry: string;
  file: string;
}

function exportedSources(folder: string): ExportedSource[] {
  const { exports }: { exports: Record<string, { source: string }> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  // Patterns export behaviours, which blocks name and tests import.
  return Object.entries(exports)
    .filter(([subpath]) => !subpath.includes('*'))
    .map(([subpath, { source }]) => ({ entry: subpath.replace('./', ''), file: join(folder, source) }));
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name);
}

interface Member {
  symbol: CheckedSymbol;
  isRequired: boolean;
}

class KitReader {
  readonly #project: Project;
  readonly #checker: Checker;

  constructor(project: Project) {
    this.#project = project;
    this.#checker = project.checker;
  }

  readEntry({ entry, file }: ExportedSource): { components: ComponentDocs[]; functions: FunctionDocs[] } {
    const symbols = this.#exportsOf(file);
    const values = symbols.filter(({ flags }) => flags & SymbolFlags.Function);
    const types = symbols.filter(
      ({ flags, name }) => !(flags & SymbolFlags.Value) && !name.endsWith('Props'),
    );
    const components = values.filter(({ name }) => /^[A-Z]/.test(name));
    const sharesEntry = components.length > 1;
    return {
      components: components.map((symbol) => ({
        ...this.#component({ entry, file }, symbol, types),
        sharesEntry,
      })),
      functions: values
        .filter(({ name }) => !/^[A-Z]/.test(name))
        .map((symbol) => this.#function(entry, symbol)),
    };
  }

  #exportsOf(file: string): CheckedSymbol[] {
    const source = this.#project.program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is not a TypeScript module`);
    return this.#checker
      .getExportsOfModule(module)
      .map((symbol) => (symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol));
  }

  #component(
    { entry, file }: ExportedSource,
    symbol: CheckedSymbol,
    types: CheckedSymbol[],
  ): Omit<ComponentDocs, 'sharesEntry'> {
    const tags = symbol.getJsDocTags(this.#checker);
    const tagTexts = (tag: string) =>
      tags.filter(({ name }) => name === tag).map(({ text }) => toSingleLine(text));
    const props = this.#propsOf(symbol);
    const kitProps = props.filter(({ symbol: prop }) => this.#isDeclaredByKit(prop));
    return {
      name: symbol.name,
      entry,
      page: symbol.name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase(),
      summary: this.#summaryOf(symbol),
      group: tagTexts('group')[0],
      keys: tagTexts('key').map(keyDocs),
      rules: tagTexts('rule'),
      props: kitProps
        .map((prop) => ({ ...this.#prop(prop.symbol), isRequired: prop.isRequired }))
        .sort(requiredFirst),
      takesAttributes: props.length - kitProps.length >= MIN_FOREIGN_PROPS,
      types: types.map((type) => this.#type(type)),
      exampleSources: this.#exampleSources(file.replace(/\.tsx$/, '.examples.tsx')),
    };
  }

  #function(entry: string, symbol: CheckedSymbol): FunctionDocs {
    const type = this.#checker.getTypeOfSymbol(symbol);
    return {
      name: symbol.name,
      entry,
      summary: this.#summaryOf(symbol),
      signature: type ? this.#checker.typeToString(type) : '',
    };
  }

  #propsOf(component: CheckedSymbol): Member[] {
    const type = this.#checker.getTypeOfSymbol(component);
    const [signature] = type ? this.#checker.getSignaturesOfType(type, CALL_SIGNATURE) : [];
    const props = signature && this.#checker.getParameterType(signature, 0);
    return props ? this.#membersOf(props) : [];
  }

  /** The members of a type; for a union, of all its parts. Of members with the same name, the documented one is returned. */
  #membersOf(type: Type): Member[] {
    const parts = type.isUnionType() ? type.getTypes() : [type];
    const byName = new Map<string, CheckedSymbol[]>();
    for (const symbol of parts.flatMap((part) => this.#checker.getPropertiesOfType(part))) {
      byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
    }
    return [...byName.values()].flatMap((symbols) => {
      const isRequired = symbols.length === parts.length && !symbols.some(isOptional);
      const documented = symbols.find(
        (symbol) => this.#isDeclaredByKit(symbol) && this.#summaryOf(symbol) !== '',
      );
      return [documented ?? symbols[0]].flatMap((symbol) => (symbol ? [{ symbol, isRequired }] : []));
    });
  }

  /** Whether the kit declares the symbol, rather than React's types for native elements. */
  #isDeclaredByKit({ declarations }: CheckedSymbol): boolean {
    return declarations.some(({ path }) => !path.includes('/node_modules/'));
  }

  #prop(symbol: CheckedSymbol): PropDocs {
    const defaultTag = symbol.getJsDocTags(this.#checker).find(({ name }) => name === 'default');
    return {
      name: symbol.name,
      type: this.#typeTextOf(symbol),
      isRequired: !isOptional(symbol),
      defaultValue: defaultTag && toSingleLine(defaultTag.text),
      summary: this.#summaryOf(symbol),
    };
  }

  /** The type as written, without the redundant `| undefined` of optional props. */
  #typeTextOf(symbol: CheckedSymbol): string {
    const declaration = symbol.declarations[0]?.resolve(this.#project);
    const written = declaration && 'type' in declaration ? declaration.type : undefined;
    const text = isNode(written) ? written.getText() : '';
    return toSingleLine(text.replace(/\s*\|\s*undefined$/, '').replace(/^\((\(.*\) => \w+)\)$/s, '$1'));
  }

  #type(symbol: CheckedSymbol): TypeDocs {
    const declaration = symbol.declarations[0]?.resolve(this.#project);
    const isInterface = Boolean(symbol.flags & SymbolFlags.Interface);
    const fields = isInterface
      ? this.#checker.getPropertiesOfType(this.#checker.getDeclaredTypeOfSymbol(symbol))
      : [];
    return {
      name: symbol.name,
      summary: this.#summaryOf(symbol),
      source: isInterface || !declaration ? '' : withoutComments(declaration.getText()),
      fields: fields.map((field) => this.#prop(field)),
    };
  }

  #exampleSources(file: string): Record<string, string> {
    const statements = this.#project.program.getSourceFile(file)?.statements ?? [];
    const examples = [...statements].find(isExportAssignment)?.expression;
    const list = examples && isSatisfiesExpression(examples) ? examples.expression : examples;
    if (list === undefined || !isArrayLiteralExpression(list)) return {};
    return Object.fromEntries([...list.elements].map(exampleSource).filter((pair) => pair !== undefined));
  }

  #summaryOf(symbol: CheckedSymbol): string {
    return toSingleLine(symbol.getDocumentationComment(this.#checker));
  }
}

/** The name and JSX of an example `{ name: '…', element: … }`. */
function exampleSource(example: Node): [string, string] | undefined {
  if (!isObjectLiteralExpression(example)) return;
  const values = new Map(
    [...example.properties]
      .filter(isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), initializer] as const),
  );
  const [name, element] = [values.get('name'), values.get('element')];
  if (name === undefined || element === undefined || !isStringLiteral(name)) return;
  return [name.text, dedent(element.getText())];
}

/** Removes the parentheses around multi-line JSX, and its indentation. */
function dedent(jsx: string): string {
  const lines = jsx.replace(/^\(\s*\n([\s\S]*?)\s*\)$/, '$1').split('\n');
  const indents = lines.slice(lines.length > 1 ? 1 : 0).map((line) => line.search(/\S/));
  const indent = Math.min(...indents.filter((width) => width >= 0));
  return lines.map((line) => (line.search(/\S/) >= indent ? line.slice(indent) : line)).join('\n');
}

function isOptional({ flags }: CheckedSymbol): boolean {
  return Boolean(flags & SymbolFlags.Optional);
}

function isNode(value: unknown): value is { getText(): string } {
  return typeof value === 'object' && value !== null && 'getText' in value;
}

function keyDocs(text: string): KeyDocs {
  const [keys = '', effect = ''] = text.split(/:\s+(.*)/s);
  return { keys, effect };
}

function requiredFirst(a: PropDocs, b: PropDocs): number {
  return Number(b.isRequired) - Number(a.isRequired);
}

function toSingleLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}

function withoutComments(source: string): string {
  return toSingleLine(source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^export /, ''));
}

/** The documentation of the kit, read from the TypeScript source. */
export interface KitDocs {
  components: ComponentDocs[];
  functions: FunctionDocs[];
}

/** An exported component, with the tags of its docstring. */
export interface ComponentDocs {
  /** The name that is imported: `ErrorSummary`. */
  name: string;
  /** Subpath of the package, and name of its folder: `error-summary`. */
  entry: string;
  /** Whether the entry exports other components too. */
  sharesEntry: boolean;
  /** Name of its page without `.html`: the component's name in kebab case. */
  page: string;
  /** The docstring without its tags; it may contain Markdown's inline code. */
  summary: string;
  /** `@group`: the component's purpose, by which the index is grouped. */
  group: string | undefined;
  /** `@key`: keys, and what they do. */
  keys: KeyDocs[];
  /** `@rule`: when and how to use it. */
  rules: string[];
  props: PropDocs[];
  /** Whether it also passes attributes on to a native element. */
  takesAttributes: boolean;
  /** The entry's other exports, mostly the types of props. */
  types: TypeDocs[];
  /** The JSX source of examples that are literals, by example name. */
  exampleSources: Record<string, string>;
}

export interface KeyDocs {
  /** For example `Enter, Space`. */
  keys: string;
  effect: string;
}

export interface PropDocs {
  name: string;
  /** As written in the source. */
  type: string;
  isRequired: boolean;
  /** The value of the `@default` tag. */
  defaultValue: string | undefined;
  summary: string;
}

export interface TypeDocs {
  name: string;
  summary: string;
  /** As written in the source, without comments. */
  source: string;
  /** An interface's fields; empty for other types. */
  fields: PropDocs[];
}

/** A function or hook of the kit. */
export interface FunctionDocs {
  name: string;
  entry: string;
  summary: string;
  signature: string;
}

/** Files that every page refers to. */
export interface PageFiles {
  /** Names of files in the same folder as the pages. */
  stylesheets: readonly string[];
  script: string;
}

/** Whether the example shows the component. If several components share an entry, the example's source decides. */
export function isExampleOf({ name, sharesEntry, exampleSources }: ComponentDocs, example: string): boolean {
  return !sharesEntry || new RegExp(`<${name}\\b`).test(exampleSources[example] ?? '');
}

/** What the catalogue says about the kit. All of it is read from the TypeScript source: nothing is written twice. */
export interface KitDocs {
  components: ComponentDocs[];
  functions: FunctionDocs[];
}

/** An exported component, with the tags of its docstring. */
export interface ComponentDocs {
  /** As it is imported: `ErrorSummary`. */
  name: string;
  /** Subpath of the package, and name of its folder: `error-summary`. */
  entry: string;
  /** Whether the entry exports other components too. */
  sharesEntry: boolean;
  /** Name of its page without `.html`: its own name in kebab case. */
  page: string;
  /** The docstring before its tags, in Markdown's inline code. */
  summary: string;
  /** `@group`: its purpose; the index is grouped by it. */
  group: string | undefined;
  /** `@key`: keys, and what they do. */
  keys: KeyDocs[];
  /** `@rule`: when and how to use it. */
  rules: string[];
  props: PropDocs[];
  /** Whether it also passes on the attributes of a native element. */
  takesAttributes: boolean;
  /** What else the entry exports, mostly the types of its props. */
  types: TypeDocs[];
  /** JSX of each example that is written as a literal, by its name. */
  exampleSources: Record<string, string>;
}

export interface KeyDocs {
  /** `Enter, Space`. */
  keys: string;
  effect: string;
}

export interface PropDocs {
  name: string;
  /** As written in the source. */
  type: string;
  isRequired: boolean;
  /** `@default`. */
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
  /** Names of files beside the pages. */
  stylesheets: readonly string[];
  script: string;
}

/** Whether the example shows the component: decided by its source where several components share an entry. */
export function isExampleOf({ name, sharesEntry, exampleSources }: ComponentDocs, example: string): boolean {
  return !sharesEntry || new RegExp(`<${name}\\b`).test(exampleSources[example] ?? '');
}

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
  /** `@group`: its purpose, by which the index sorts it. */
  group: string | undefined;
  /** `@key`: keys, and what they do. */
  keys: KeyDocs[];
  /** `@rule`: when and how to use it. */
  rules: string[];
  props: PropDocs[];
  /** Whether it also passes on the attributes of a native element. */
  takesAttributes: boolean;
  /** What the entry exports beside it, mostly types of its props. */
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
  /** As the source writes it. */
  type: string;
  isRequired: boolean;
  /** `@default`. */
  defaultValue: string | undefined;
  summary: string;
}

export interface TypeDocs {
  name: string;
  summary: string;
  /** As the source writes it, without comments. */
  source: string;
  /** Of an interface. */
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

/** Whether the example shows the component: where several share an entry, by its source. */
export function isExampleOf({ name, sharesEntry, exampleSources }: ComponentDocs, example: string): boolean {
  return !sharesEntry || new RegExp(`<${name}\\b`).test(exampleSources[example] ?? '');
}

/** The texts of an error code. `message` and `remedy` may contain `{name}` placeholders, which the details fill in. */
export interface ErrorEntry {
  title: string;
  /** What happened and why. */
  message: string;
  /** What to do about it. */
  remedy: string;
}

export type ErrorDetails = Readonly<Record<string, string | number>>;

/** An error as data, for another process. */
export interface ErrorFacts extends ErrorEntry {
  code: string;
  details: ErrorDetails;
}

/** An error with a permanent code. Compare codes, never `instanceof`: separately built bundles have separate classes. */
export class CodedError extends Error {
  /** The error as data, with the placeholders filled in. */
  readonly facts: ErrorFacts;

  constructor(facts: ErrorFacts, options?: ErrorOptions) {
    super(facts.message, options);
    this.name = 'CodedError';
    this.facts = facts;
  }

  get code(): string {
    return this.facts.code;
  }

  get details(): ErrorDetails {
    return this.facts.details;
  }

  /** What to do about it. */
  get remedy(): string {
    return this.facts.remedy;
  }
}

type Entries = Readonly<Record<string, ErrorEntry>>;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type DetailsOf<Entry extends ErrorEntry> = Readonly<
  Record<Placeholders<Entry['message'] | Entry['remedy']>, string | number>
>;

/** Creates a package's errors: `throw registryError('RELEASE_CONFLICT', { release })`. */
export interface ErrorFactory<Declared extends Entries> {
  /** @param details values for the placeholders in the code's message and remedy */
  <Code extends keyof Declared & string>(
    code: Code,
    details: DetailsOf<Declared[Code]>,
    options?: ErrorOptions,
  ): CodedError;
  facts<Code extends keyof Declared & string>(code: Code, details: DetailsOf<Declared[Code]>): ErrorFacts;
  readonly entries: Declared;
}

/**
 * Declares errors, in a file named `errors.ts` so that `npm run docs:errors` finds them. A code is unique across all packages
 * and never reused.
 */
export function defineErrors<const Declared extends Entries>(entries: Declared): ErrorFactory<Declared> {
  function facts<Code extends keyof Declared & string>(
    code: Code,
    details: DetailsOf<Declared[Code]>,
  ): ErrorFacts {
    const { title, message, remedy } = entries[code] as ErrorEntry;
    return { code, details, title, message: fillIn(message, details), remedy: fillIn(remedy, details) };
  }
  function create<Code extends keyof Declared & string>(
    code: Code,
    details: DetailsOf<Declared[Code]>,
    options?: ErrorOptions,
  ): CodedError {
    return new CodedError(facts(code, details), options);
  }
  return Object.assign(create, { facts, entries });
}

/** The code of a thrown `CodedError`, from this bundle or another; undefined for any other value. */
export function errorCode(error: unknown): string | undefined {
  const { code, remedy } = (error ?? {}) as { code?: unknown; remedy?: unknown };
  return typeof code === 'string' && typeof remedy === 'string' ? code : undefined;
}

/** Whether a thrown value is a `CodedError`, from this bundle or another. */
export function isCodedError(error: unknown): error is CodedError {
  return errorCode(error) !== undefined;
}

/** Describes a thrown value in one line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fillIn(template: string, details: ErrorDetails): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(details[name] ?? placeholder));
}

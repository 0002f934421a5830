/** What a bench run measures. */
export const PARTS = ['pages', 'still', 'touches', 'lcp', 'throughput'] as const;
export type Part = (typeof PARTS)[number];

export interface Settings {
  /** Paired visits of each page. */
  visits: number;
  /** Paired visits whose largest contentful paints are compared. */
  lcpVisits: number;
  /** The maximum number of controls that are touched on each page. */
  touches: number;
  /** Rounds for each serving mode, and seconds for each round. */
  rounds: number;
  seconds: number;
  parts: ReadonlySet<Part>;
  /** Only these pages. */
  paths: readonly string[] | undefined;
  /** Whether everything is measured, so that the results replace the last ones. */
  isComplete: boolean;
}

/** @throws Error that names the setting and what it accepts */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const count = (name: string, fallback: number) => {
    const value = env[name] ?? String(fallback);
    if (!/^[1-9]\d{0,5}$/.test(value))
      throw new Error(`${name} is "${value}"; it must be a whole number from 1`);
    return Number(value);
  };
  const list = (name: string) => env[name]?.split(',').map((entry) => entry.trim());
  const parts = list('BENCH_PARTS') ?? PARTS;
  const unknown = parts.find((part) => !PARTS.includes(part as Part));
  if (unknown !== undefined) {
    throw new Error(`BENCH_PARTS contains "${unknown}"; it may contain ${PARTS.join(', ')}`);
  }
  const paths = list('BENCH_PATHS');
  const relative = paths?.find((path) => !path.startsWith('/'));
  if (relative !== undefined) throw new Error(`BENCH_PATHS contains "${relative}"; paths begin with "/"`);
  return {
    visits: count('BENCH_VISITS', 5),
    lcpVisits: count('BENCH_LCP_VISITS', 15),
    touches: count('BENCH_TOUCHES', 20),
    rounds: count('BENCH_ROUNDS', 5),
    seconds: count('BENCH_SECONDS', 3),
    parts: new Set(parts as Part[]),
    paths,
    isComplete: PARTS.every((part) => parts.includes(part)) && paths === undefined,
  };
}

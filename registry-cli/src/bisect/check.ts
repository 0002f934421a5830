import type { Outcome } from './search.ts';

/** A page as visitors got it. */
export interface ReplayedPage {
  /** Address that shows it for about an hour. */
  url: string;
  html: Buffer;
}

export interface Verdict {
  outcome: Outcome;
  /** Why, as the end of a line: `exit code 1`. */
  detail: string;
}

/** Tells good pages from bad ones. */
export interface Check {
  /** What good pages have, as the end of a sentence: `whose text contains “Miete”`. */
  label: string;
  run(page: ReplayedPage): Promise<Verdict>;
}

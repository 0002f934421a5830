/**
 * Phrases that a native engineer would not write, and what to write instead. A test rejects them in comments, documents, test titles,
 * error texts and names. To ban another phrase, add a row.
 *
 * @type {readonly { pattern: RegExp, instead: string }[]}
 */
export const BANNED = [
  // German sentences in English words
  { pattern: /\bfor ever\b/i, instead: 'indefinitely, without limit, permanently' },
  { pattern: /\bwhoever\b/i, instead: 'name the subject: a visitor who …, processes that …' },
  { pattern: /\bwhatever (is|comes|was|becomes)\b/i, instead: 'everything that …, or name it' },
  { pattern: /(?<!\bthere )\b(is|are|was|were) none\b/i, instead: 'there is no …, is not a …, is empty' },
  { pattern: /\b(can|cannot|could|may|to) be had\b/i, instead: 'is (un)available' },
  { pattern: /\bnonsense\b/i, instead: 'invalid response, invalid input' },
  { pattern: /\bmakes? no sense\b/i, instead: 'is invalid' },
  { pattern: /\bpatience\b/i, instead: 'timeout' },
  { pattern: /\b(is|are|was|were|be|been) told\b/i, instead: 'is logged, reported, notified; gets, sees' },
  { pattern: /\btold (once|in the log|of)\b/i, instead: 'logged, reported, notified' },
  { pattern: /\b(is|are|was|were) away\b/i, instead: 'is down, is unavailable' },
  { pattern: /\b(what|which) it is for\b/i, instead: 'name the purpose' },
  { pattern: /\bwhat (becomes|comes) of\b/i, instead: 'the result of, what happens to' },
  {
    pattern: /\b(stands|stand) (in(?! (for|front)\b)|on|beside|there|above|below|under|before|at)\b/i,
    instead: 'is in, appears on',
  },
  { pattern: /\b(lies|lie|lay) (in|on|beside|there|below|under)\b/i, instead: 'is in, is stored in' },
  { pattern: /\b(an|the) own\b|\bown ones?\b/i, instead: 'its own …, a … of its own' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  { pattern: /\bhangs? on (the|a|its|how|what)\b/i, instead: 'depends on' },
  { pattern: /\bin vain\b/i, instead: 'without effect, unsuccessfully' },
  { pattern: /\brehears(e|es|ed|al|als|ing)\b/i, instead: 'smoke test' },

  // Names
  { pattern: /(?<![A-Z])(MOST|LONGEST|LARGEST|FEWEST)_|PATIENCE/, instead: 'MAX_…, TIMEOUT_MS' },
  { pattern: /(?<![A-Z])(SHORTEST|SMALLEST)_/, instead: 'MIN_…' },
  {
    pattern: /\b(withinPatience|lastWords|theOnly|machineFacts)\b/,
    instead: 'withTimeout, stderrTail, single, structuredData',
  },
  {
    pattern: /\b(machine-facts|pass-on|meant-notice|kind-choice|hit-entry|told-changes)\b/,
    instead: 'see the glossary of docs/architecture.md',
  },
  { pattern: /\b(broad-)?storeys?\b|\bdata-plate\b/i, instead: 'section, full-width section, teaser card' },

  // Conflict markers of an unfinished merge
  { pattern: /^(<{7}|>{7}) /, instead: 'resolve the conflict' },
];

/** What axe finds by one rule in one piece of HTML. */
export interface Violation {
  /** Id of axe's rule. */
  rule: string;
  /** What the rule requires, in one sentence. */
  help: string;
  /** Address of axe's page about the rule. */
  helpUrl: string;
  /** HTML of each element that violates it, shortened by axe. */
  elements: string[];
}

/** HTML of one block. Answers come in the order of the requests. */
export interface AccessibilityRequest {
  html: string;
}

/** What axe finds, or why it failed. */
export type AccessibilityReport = { violations: Violation[] } | { failed: string };

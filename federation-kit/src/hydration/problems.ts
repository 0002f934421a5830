/** A page's window, with the classes and the console of its realm. */
export type PageWindow = Window & typeof globalThis;

/** Collects errors and warnings of a page while `action` runs. React reports most mistakes on the console. */
export async function problemsOf(
  action: (report: (problem: string) => void) => Promise<void>,
  page: PageWindow = window,
): Promise<string[]> {
  const problems: string[] = [];
  const { console } = page;
  const { error, warn } = console;
  const onError = ({ message }: ErrorEvent) => problems.push(`uncaught error: ${message}`);
  console.error = (...values: unknown[]) => problems.push(`console.error: ${formatted(values)}`);
  console.warn = (...values: unknown[]) => problems.push(`console.warn: ${formatted(values)}`);
  page.addEventListener('error', onError);
  try {
    await action((problem) => problems.push(problem));
  } finally {
    page.removeEventListener('error', onError);
    Object.assign(console, { error, warn });
  }
  return problems;
}

/** Replaces `%s` and similar placeholders, which React uses. */
function formatted([first, ...rest]: unknown[]): string {
  const values = rest.map(String);
  const text = String(first).replace(/%[sdo]/g, (placeholder) => values.shift() ?? placeholder);
  return [text, ...values].join(' ');
}

/** Collects errors and warnings while `action` runs. React reports most mistakes on the console. */
export async function problemsOf(
  action: (report: (problem: string) => void) => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  const { error, warn } = console;
  const onError = ({ message }: ErrorEvent) => problems.push(`uncaught error: ${message}`);
  console.error = (...values: unknown[]) => problems.push(`console.error: ${formatted(values)}`);
  console.warn = (...values: unknown[]) => problems.push(`console.warn: ${formatted(values)}`);
  window.addEventListener('error', onError);
  try {
    await action((problem) => problems.push(problem));
  } finally {
    window.removeEventListener('error', onError);
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

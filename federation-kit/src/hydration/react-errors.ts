/** What React tells about an error, besides the error. */
interface ErrorInfo {
  componentStack?: string | null | undefined;
}

const MAX_LENGTH = 500;

/** React's number for HTML that differs from what the browser renders, in production builds. */
const MISMATCH = /Minified React error #418\b/;

/** Describes an error that React recovered from while it hydrated: a mismatch, or what a component threw. */
export function describeHydrationError(error: unknown, info: ErrorInfo): string {
  const cause = causeOf(error);
  if (cause !== undefined) return `hydration fails: ${reasonOf(cause)}${inComponent(info)}`;
  if (MISMATCH.test(reasonOf(error))) {
    return `the server's HTML does not match what the browser renders${inComponent(info)}`;
  }
  return `hydration fails: ${reasonOf(error)}${inComponent(info)}`;
}

/** ` (in Counter)`: the component from React's component stack that is nearest to the error. */
export function inComponent({ componentStack }: ErrorInfo): string {
  const [, name] = /^\s*at (\w+)/m.exec(componentStack ?? '') ?? [];
  return name === undefined ? '' : ` (in ${name})`;
}

/** The error in one line, with its class. It may come from another realm, and may do anything when it is read. */
export function reasonOf(error: unknown): string {
  try {
    return String(error).split('\n', 1).join().slice(0, MAX_LENGTH);
  } catch {
    return 'a value that has no description';
  }
}

function causeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
}

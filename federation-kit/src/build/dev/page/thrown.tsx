import { useEffect, useState } from 'react';
import type { StackFrame } from './stack-frame.ts';

/** What was thrown, by whom: the message, the first line of the package's own source, and the stack. */
export function Thrown({ by, error }: { by: string; error: unknown }) {
  const frames = useFrames(error instanceof Error ? (error.stack ?? '') : '');
  const cause = frames.find(({ file }) => file !== undefined && !file.includes('node_modules'));
  return (
    <div className="workbench-error" lang="en" role="alert">
      <p>
        {by} threw: {error instanceof Error ? error.message : String(error)}
      </p>
      {cause && (
        <>
          <p>
            <code>
              {cause.file}:{cause.line}
            </code>
          </p>
          <pre>{cause.excerpt?.join('\n')}</pre>
        </>
      )}
      <details>
        <summary>Stack</summary>
        <pre>
          {frames.map(({ text, file, line }) => (file ? `${nameOf(text)} ${file}:${line}` : text)).join('\n')}
        </pre>
      </details>
    </div>
  );
}

/** The stack as the browser has it, then with its places in the source, which the server finds. */
function useFrames(stack: string): StackFrame[] {
  const [frames, setFrames] = useState<StackFrame[]>(() => stack.split('\n').map((text) => ({ text })));
  useEffect(() => {
    const aborted = new AbortController();
    fetch('/stack', { method: 'POST', body: stack, signal: aborted.signal })
      .then((response) => response.json())
      .then(setFrames)
      // Without the server, the browser's own stack stays.
      .catch(() => {});
    return () => aborted.abort();
  }, [stack]);
  return frames;
}

/** `at Note (webpack-internal:…)` is `at Note`. */
function nameOf(text: string): string {
  return text.replace(/\s*\(?webpack-internal:.*$/, '');
}

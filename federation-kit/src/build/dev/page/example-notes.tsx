import { type RefObject, useEffect, useState } from 'react';
import { accessibilityFindings, schemaViolations } from './example-checks.ts';
import type { ShownExample } from './examples.ts';
import { useSettings } from './settings.ts';

/** What the checks say about an example: content that its schema refuses, and findings of axe. Nothing without problems. */
export function ExampleNotes({
  example: { block, content, file, name },
  element,
}: {
  example: ShownExample;
  /** The element that contains the example. */
  element: RefObject<HTMLElement | null>;
}) {
  const findings = useAccessibilityFindings(element);
  const violations = block === undefined ? [] : schemaViolations(block, content);
  return (
    <>
      <Notes title={`The schema refuses “${name}” in ${file}`} lines={violations} />
      <Notes title={`axe finds in “${name}”`} lines={findings} />
    </>
  );
}

function Notes({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="workbench-error" lang="en">
      <p>{title}:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Looks once the page is idle, and again when the example is shown in another way. */
function useAccessibilityFindings(element: RefObject<HTMLElement | null>): string[] {
  const [findings, setFindings] = useState<string[]>([]);
  const { rendering, scheme } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings change what the element looks like.
  useEffect(() => {
    let isShown = true;
    const request = requestIdleCallback(async () => {
      if (!element.current) return;
      const found = await accessibilityFindings(element.current);
      if (isShown) setFindings([...new Set(found)]);
    });
    return () => {
      isShown = false;
      cancelIdleCallback(request);
    };
  }, [element, rendering, scheme]);
  return findings;
}

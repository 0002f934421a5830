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

/** Looks once the page is idle, and again when the example is shown in another way or has changed. */
function useAccessibilityFindings(element: RefObject<HTMLElement | null>): string[] {
  const [findings, setFindings] = useState<string[]>([]);
  const { rendering, scheme } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings change what the element looks like.
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let isShown = true;
    let request = 0;
    const look = () => {
      cancelIdleCallback(request);
      request = requestIdleCallback(async () => {
        const found = await accessibilityFindings(current);
        if (isShown) setFindings([...new Set(found)]);
      });
    };
    look();
    // Fast refresh and the visitor's actions change elements without rendering this component.
    const observer = new MutationObserver(look);
    observer.observe(current, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => {
      isShown = false;
      cancelIdleCallback(request);
      observer.disconnect();
    };
  }, [element, rendering, scheme]);
  return findings;
}

import type { KeyboardEvent, ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import type { HeadingLevel } from '../heading/heading.tsx';
import { nextHeader } from './next-header.ts';

/**
 * Sections in a column that open and close independently (R2.11-15). Before hydration they are plain `<details>`.
 *
 * @group Disclosure
 * @key Enter, Space: open or close the focused section
 * @key Arrow Up, Arrow Down: move the focus to the previous or next header
 * @key Home, End: move the focus to the first or last header
 * @rule Use it for content that most visitors skip. Content that everyone needs must be visible.
 * @rule Give each section a stable id: a URL fragment with that id opens the section.
 */
export function Accordion({ items, level, className }: AccordionProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the headers inside take the focus, and their key events bubble here.
    <div className={className} data-hold-keys="" onKeyDown={moveFocus}>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} title={title} level={level} look="section">
          {content}
        </Disclosure>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const headers = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > details > summary')];
  const next = nextHeader(headers, event);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export interface AccordionProps {
  /** The sections, from top to bottom. */
  items: readonly AccordionItem[];
  /** Heading level of the sections' titles. */
  level: HeadingLevel;
  className?: string | undefined;
}

export interface AccordionItem {
  /** Id of the section's anchor, unique on the page. A URL fragment with this id opens the section. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

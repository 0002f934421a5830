import { type ReactNode, useRef } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import type { HeadingLevel } from '../heading/heading.tsx';
import { useTurn } from '../turn/use-turn.ts';
import { startAccordion } from './start-accordion.ts';

/**
 * Sections in a column that open and close independently (R2.11-15). They work before hydration, with the behaviour `accordion`.
 * Without JavaScript they are plain `<details>`.
 *
 * @group Disclosure
 * @key Enter, Space: open or close the focused section
 * @key Arrow Up, Arrow Down: move the focus to the previous or next header
 * @key Home, End: move the focus to the first or last header
 * @rule Use it for content that most visitors skip. Content that everyone needs must be visible.
 * @rule Give each section a stable id: a URL fragment with that id opens the section.
 */
export function Accordion({ items, level, className }: AccordionProps) {
  const accordion = useRef<HTMLDivElement>(null);
  useTurn(accordion, startAccordion);
  return (
    <div ref={accordion} className={className} data-accordion>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} title={title} level={level} look="section">
          {content}
        </Disclosure>
      ))}
    </div>
  );
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

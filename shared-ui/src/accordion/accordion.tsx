import type { KeyboardEvent, ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import type { HeadingLevel } from '../heading/heading.tsx';
import { nextHead } from './next-head.ts';

/**
 * Sections below each other that open one by one (R2.11-15); several may be open. Enter and Space open and close a section, the
 * arrow keys, Home and End go from head to head. Before hydration they are plain `<details>`.
 */
export function Accordion({ items, level, className }: AccordionProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the heads inside have the focus; their keys arrive here.
    <div className={className} onKeyDown={moveFocus}>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} title={title} level={level} look="section">
          {content}
        </Disclosure>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > details > summary')];
  const next = nextHead(heads, event);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Rank of the sections' titles. */
  level: HeadingLevel;
  className?: string | undefined;
}

export interface AccordionItem {
  /** The section's anchor, unique on the page: a fragment that names it opens the section. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

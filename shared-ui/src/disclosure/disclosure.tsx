import { type ReactNode, useId, useRef } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { useIsHydrated } from '../hydration/hydration.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';
import { useDisclosure } from './use-disclosure.ts';

/**
 * A header that expands and collapses the content below it within 300 ms (R2.11-15). Its expanded state is the `open` attribute,
 * which browsers expose on the summary; ARIA in HTML forbids `aria-expanded` there. Without JavaScript it is a plain `<details>`.
 * Hydration adds `data-active` and the closing animation, keeps opened content open, lets a running animation go on, and causes no
 * layout shift.
 *
 * @group Disclosure
 * @key Enter, Space: expand or collapse the content
 * @rule Use Accordion for several sections in a column; it adds arrow keys.
 * @rule Set `level` if the title is part of the document's outline.
 */
export function Disclosure({ id, title, level, look = 'note', children }: DisclosureProps) {
  const generatedId = useId();
  const anchorId = id ?? generatedId;
  const detailsId = `${anchorId}-section`;
  const header = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const { ref, phase, toggle, follow } = useDisclosure(detailsId);
  const isMoving = phase === 'opening' || phase === 'closing';
  const isExpanded = phase === 'open' || phase === 'opening';
  const active = isHydrated && isExpanded ? '' : undefined;
  return (
    <details
      ref={ref}
      id={detailsId}
      className={styles.item}
      data-look={look}
      open={phase !== 'closed'}
      data-active={active}
      data-moving={isMoving ? phase : undefined}
      data-live={isHydrated ? '' : undefined}
      // The page's script marks with `data-touched` that the visitor opened it before hydration.
      suppressHydrationWarning
      onToggle={follow}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive and fires clicks for keys. */}
      <summary
        ref={header}
        className={styles.header}
        data-active={active}
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        {level === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <Heading level={level} look={4} className={styles.title}>
            {title}
          </Heading>
        )}
        <Icon name={look === 'section' ? 'plus' : 'chevron'} className={styles.icon} />
      </summary>
      <div className={styles.fold}>
        {/* Inside, because browsers open a <details> only for a fragment that refers to an element inside it.
            biome-ignore lint/a11y/noStaticElementInteractions: it forwards focus to the header. */}
        <span
          id={anchorId}
          className={styles.anchor}
          tabIndex={-1}
          onFocus={() => header.current?.focus({ preventScroll: true })}
        />
        <div className={styles.body}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </details>
  );
}

export interface DisclosureProps {
  /** Id of the item's anchor, unique on the page. A URL fragment with this id opens the item. @default an id from React */
  id?: string;
  /** The text of the header. */
  title: ReactNode;
  /** Heading level of the title. @default no heading */
  level?: HeadingLevel;
  /**
   * `note` is a line within text; `section` is as wide as its container, with a rule below.
   * @default 'note'
   */
  look?: 'note' | 'section';
  children?: ReactNode;
}

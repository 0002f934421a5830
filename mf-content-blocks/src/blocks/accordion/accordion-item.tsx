import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import { useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { Icon } from '@stadtraum/shared-ui/icon';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import styles from './accordion.module.css';
import { useDisclosure } from './use-disclosure.ts';

/**
 * One section of an accordion (R2.11-15). Its expanded attribute is `open`, which browsers tell as the summary's expanded state;
 * ARIA in HTML allows no `aria-expanded` there. Hydration adds the active state of item and head, and the animation; it takes
 * over sections that the visitor has opened before, and moves nothing.
 */
export function AccordionItem({ id, level, title, html }: AccordionItemProps) {
  const isHydrated = useIsHydrated();
  const { ref, phase, toggle } = useDisclosure(id);
  const isExpanded = phase === 'open' || phase === 'opening';
  const isMoving = phase === 'opening' || phase === 'closing';
  const active = isHydrated && isExpanded ? '' : undefined;
  return (
    <details
      ref={ref}
      id={id}
      className={styles.item}
      open={phase !== 'closed'}
      data-active={active}
      data-moving={isMoving ? phase : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive, and turns keys into clicks. */}
      <summary
        className={styles.head}
        data-active={active}
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        <Heading level={level} look={4} className={styles.title}>
          {title}
        </Heading>
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.fold}>
        <div className={styles.body}>
          <RichText html={html} />
        </div>
      </div>
    </details>
  );
}

export interface AccordionItemProps {
  /** Unique on the page; the item's anchor. */
  id: string;
  /** Rank of the title. */
  level: HeadingLevel;
  title: string;
  /** Sanitised HTML. */
  html: string;
}

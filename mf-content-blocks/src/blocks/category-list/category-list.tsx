import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Icon } from '@stadtraum/shared-ui/icon';
import { Section } from '../../section/section.tsx';
import styles from './category-list.module.css';
import type { CategoryListContent } from './content.ts';

/**
 * A list of links to the topics of a page. The shell scrolls smoothly to all anchors on the site (R2.11-7), so this block needs
 * no JavaScript.
 */
export default function CategoryList({ id, content }: BlockProps<CategoryListContent>) {
  const { heading, level, items } = content;
  if (items.length === 0) return null;
  return (
    <Section id={id} heading={heading} level={level} isWide={heading === undefined}>
      <nav className={styles.nav} data-screen-only aria-label={heading ?? 'Auf dieser Seite'}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ul className={styles.list} role="list">
          {items.map(({ label, text, path }) => (
            <li key={path} className={styles.item}>
              <a className={styles.link} href={path}>
                <span className={styles.label}>{label}</span>
                <Icon name={path.startsWith('#') ? 'arrow-down' : 'arrow'} className={styles.icon} />
                {text && <span className={styles.text}>{text}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}

import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Link } from '@stadtraum/shared-ui/link';
import styles from './breadcrumb.module.css';
import type { BreadcrumbContent } from './content.ts';

/** The path from the home page to the current page. Renders nothing on the home page. */
export default function Breadcrumb({ page }: BlockProps<BreadcrumbContent, 'breadcrumbs'>) {
  const last = page.breadcrumbs.length - 1;
  if (last < 1) return null;
  return (
    <nav className={styles.breadcrumb} aria-label="Sie sind hier">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ol className={styles.trail} role="list">
        {page.breadcrumbs.map(({ label, path }, index) => (
          <li key={path} className={styles.step}>
            <Link href={path} look="quiet" aria-current={index === last ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Link } from '@stadtraum/shared-ui/link';
import type { SiteFooterContent } from './content.ts';
import { FooterMenu } from './footer-menu.tsx';
import styles from './site-footer.module.css';

/** The footer of every page: tagline, address, contact details, menus and the links required by law. */
export default function SiteFooter({
  id,
  content,
  page,
}: BlockProps<SiteFooterContent, 'path' | 'navigation'>) {
  const { claim: tagline, address, phone, email, reportBarrier } = content;
  const { main = [], service = [], legal = [] } = page.navigation;
  return (
    <footer className={styles.siteFooter}>
      <div className={styles.content}>
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.columns}>
          <address className={styles.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span className={styles.contact}>
              <Link href={`tel:${dialString(phone)}`}>{phone}</Link>
              <Link href={`mailto:${email}`}>{email}</Link>
            </span>
          </address>
          <FooterMenu id={`${id}-main`} heading="Stadtraum Wohnen" items={main} />
          <FooterMenu id={`${id}-service`} heading="Service" items={service} />
        </div>
        <nav className={styles.legal} aria-label="Rechtliches">
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul role="list">
            {legal.map(({ label, path }) => (
              <li key={path}>
                <Link href={path} look="quiet">
                  {label}
                </Link>
              </li>
            ))}
            {reportBarrier && (
              <li>
                {/* The form is one page, whichever page the visitor comes from. */}
                <Link href={`${reportBarrier.path}?seite=${page.path}`} look="quiet" rel="nofollow">
                  {reportBarrier.label}
                </Link>
              </li>
            )}
            <li>
              {/* With JavaScript, the shell opens a dialog instead of following the link. */}
              <Link href="/datenschutz" look="quiet" data-consent-settings="">
                Cookie-Einstellungen
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** For example: `030 5550-0` → `03055500`. */
function dialString(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SiteFooterContent } from './content.ts';
import styles from './site-footer.module.css';
import SiteFooter from './site-footer.tsx';

export default defineBlock({
  type: 'site-footer',
  content: SiteFooterContent,
  needs: ['path', 'navigation'],
  hydrate: 'none',
  fallback: `
    <footer class="${styles.siteFooter}">
      <nav class="${styles.content}" aria-label="Rechtliches">
        <a href="/impressum">Impressum</a>
        <a href="/datenschutz">Datenschutz</a>
        <a href="/kontakt">Kontakt</a>
      </nav>
    </footer>`,
  component: SiteFooter,
});

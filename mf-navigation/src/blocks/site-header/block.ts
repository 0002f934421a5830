import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SiteHeaderContent } from './content.ts';
import styles from './site-header.module.css';
import SiteHeader from './site-header.tsx';

export default defineBlock({
  type: 'site-header',
  content: SiteHeaderContent,
  needs: ['path', 'navigation'],
  hydrate: 'interaction',
  fallback: `
    <header class="${styles.siteHeader}">
      <nav class="${styles.bar}" aria-label="Hauptmenü">
        <a class="${styles.brand}" href="/"><span class="${styles.sign}">Stadtraum Wohnen</span></a>
        <a href="/suche">Suche</a>
      </nav>
    </header>`,
  component: SiteHeader,
});

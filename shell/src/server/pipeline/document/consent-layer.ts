import type { ConsentProviders, ConsentService } from '@stadtraum/contracts/consent';
import type { PagePlan } from '@stadtraum/page-plan/plan';
import { escapeHtml } from '@stadtraum/server-base/html';
import { askedServices, type ConsentSettings, consentProviders } from './consent.ts';

/**
 * Renders the region that asks for consent; empty if this page uses nothing that needs it (P37). The region is hidden: the document is
 * the same for all visitors, and the kit's script shows it to those who have not decided (`shared-ui/src/consent/layer.ts`).
 * `data-accept` names the services that a button accepts; all others are refused. The question is no heading, because it comes before
 * the page's own.
 */
export function consentLayer(plan: PagePlan, settings: ConsentSettings): string {
  const asked = askedServices(plan, settings);
  if (asked.length === 0) return '';
  const text = explanation(asked, consentProviders(plan.page.meta, settings));
  return `<section class="consent-layer" aria-labelledby="consent-title" data-nosnippet hidden>
<p id="consent-title">${question(asked)}</p>
<p>${text} Jederzeit änderbar unter „Cookie-Einstellungen“ im Seitenfuß, mehr unter <a href="/datenschutz">Datenschutz</a>.</p>
<div><button type="button" data-accept="${asked.join(' ')}">Alle akzeptieren</button><button type="button" data-accept="">Alle ablehnen</button><button type="button" data-consent-settings="/datenschutz">Einstellungen</button></div>
</section>
`;
}

const CONTENT = { maps: 'Karten', video: 'Videos' } as const;

function question(asked: readonly ConsentService[]): string {
  const content = asked.flatMap((service) => (service === 'analytics' ? [] : CONTENT[service]));
  const actions = [
    ...(content.length > 0 ? [`${list(content)} laden`] : []),
    ...(asked.includes('analytics') ? ['Besuche zählen'] : []),
  ];
  return `Dürfen wir ${list(actions)}?`;
}

function explanation(asked: readonly ConsentService[], providers: ConsentProviders): string {
  const names = new Set(asked.flatMap((service) => providers[service] ?? []));
  const origins = asked.flatMap((service) => {
    if (service === 'analytics') return [];
    return [`${CONTENT[service]} kommen von ${list((providers[service] ?? []).map(escapeHtml))}.`];
  });
  const recipients = names.size > 1 ? 'Die Anbieter erfahren' : 'Der Anbieter erfährt';
  return [
    ...origins,
    ...(origins.length > 0 ? [`${recipients} dabei Ihre IP-Adresse.`] : []),
    ...(asked.includes('analytics') ? ['Die Zählung zeigt uns, welche Inhalte gebraucht werden.'] : []),
  ].join(' ');
}

/** `Karten, Videos und Statistik`. */
function list(words: readonly string[]): string {
  return new Intl.ListFormat('de', { type: 'conjunction' }).format(words);
}

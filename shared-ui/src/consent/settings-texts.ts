import { CONSENT_SERVICES, type ConsentProviders, type ConsentService } from '@stadtraum/contracts/consent';
import type { Section, Translation } from 'vanilla-cookieconsent';

/**
 * The settings dialog in German, with a section for each service that the site uses. The tool inserts these texts as HTML. It gets
 * none for a first layer, and so creates none: that layer is part of the document (`layer.ts`).
 */
export function settingsTexts(providers: ConsentProviders): Translation {
  const services = CONSENT_SERVICES.flatMap((service) => {
    const names = providers[service];
    return names ? [{ ...SECTIONS[service](names.map(escapeHtml)), linkedCategory: service }] : [];
  });
  return {
    preferencesModal: {
      title: 'Cookie-Einstellungen',
      acceptAllBtn: 'Alle akzeptieren',
      acceptNecessaryBtn: 'Alle ablehnen',
      savePreferencesBtn: 'Auswahl speichern',
      closeIconLabel: 'Einstellungen schließen',
      sections: [
        {
          description:
            'Hier legen Sie fest, welche Dienste wir auf unseren Seiten verwenden dürfen. Sie können Ihre Auswahl jederzeit ändern.',
        },
        {
          title: 'Notwendig',
          description:
            'Wir speichern Ihre Entscheidung in einem Cookie, damit wir Sie nicht auf jeder Seite fragen.',
          linkedCategory: 'necessary',
        },
        ...services,
      ],
    },
  } as Translation;
}

const SECTIONS: Record<ConsentService, (names: string[]) => Section> = {
  maps: (names) => ({
    title: 'Karten',
    description: `Karten zeigen unsere Standorte. ${
      names.length > 0
        ? `Kommen sie von ${alternatives(names)}, erfährt der Anbieter beim Laden Ihre IP-Adresse und welche unserer Seiten Sie ansehen.`
        : 'Wir laden sie von unserem eigenen Server, kein anderer Anbieter erfährt davon.'
    } Die Adressen stehen auch ohne Karte auf der Seite.`,
  }),
  video: (names) => ({
    title: 'Videos',
    description: `Videos werden von ${alternatives(names)} geladen. Der Anbieter erfährt dabei Ihre IP-Adresse und welche unserer Seiten Sie ansehen, und kann Cookies setzen.`,
  }),
  analytics: () => ({
    title: 'Statistik',
    description: 'Wir zählen Besuche, um zu sehen, welche Inhalte gebraucht werden.',
  }),
};

/** `Google Maps oder OpenStreetMap`. */
function alternatives(names: string[]): string {
  return new Intl.ListFormat('de', { type: 'disjunction' }).format(names);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

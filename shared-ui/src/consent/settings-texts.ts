import type { Translation } from 'vanilla-cookieconsent';

/**
 * The settings dialog in German. The tool inserts these texts as HTML. It gets none for a first layer, and so creates none: that
 * layer is the kit's own (`layer.ts`).
 */
export const settingsTexts = {
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
      {
        title: 'Karten',
        description:
          'Karten zeigen unsere Standorte. Beim Laden erfährt der Kartenanbieter Ihre IP-Adresse und welche unserer Seiten Sie ansehen. Die Adressen stehen auch ohne Karte auf der Seite.',
        linkedCategory: 'maps',
      },
      {
        title: 'Videos',
        description:
          'Videos werden vom Videoanbieter geladen. Er erfährt dabei Ihre IP-Adresse und welche unserer Seiten Sie ansehen, und kann Cookies setzen.',
        linkedCategory: 'video',
      },
      {
        title: 'Statistik',
        description: 'Wir zählen Besuche, um zu sehen, welche Inhalte gebraucht werden.',
        linkedCategory: 'analytics',
      },
    ],
  },
} as Translation;

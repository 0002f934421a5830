import type { Translation } from 'vanilla-cookieconsent';

/** The consent dialog in German. The tool inserts these texts as HTML. */
export const dialogTexts: Translation = {
  consentModal: {
    title: 'Karten, Videos und Statistik?',
    description:
      'Unsere Seiten kommen ohne Cookies von Dritten aus. Karten und Videos laden wir von anderen Anbietern, die Besuche zählen wir für die Statistik – aber nur, wenn Sie zustimmen. Ihre Entscheidung können Sie jederzeit unter „Cookie-Einstellungen“ im Seitenfuß ändern.',
    acceptAllBtn: 'Alle akzeptieren',
    acceptNecessaryBtn: 'Alle ablehnen',
    showPreferencesBtn: 'Einstellungen',
    footer: '<a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a>',
  },
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
};

import type { NavigationItem } from '@stadtraum/contracts/page-model';

/** Example menus for the header and the footer. */
export const exampleNavigation = {
  main: [
    {
      label: 'Immobilien',
      path: '/immobilien',
      description: 'Wohnungen, Gewerbe und was wir gerade bauen.',
      children: [
        {
          label: 'Wohnungsangebote',
          path: '/immobilien/angebote',
          description: 'Was heute frei ist oder bald frei wird',
        },
        {
          label: 'Bauprojekte',
          path: '/immobilien/projekte',
          description: 'Neubau und Sanierung in sieben Bezirken',
        },
        { label: 'Standorte', path: '/standorte', description: 'Servicebüros und Quartiere auf der Karte' },
      ],
    },
    {
      label: 'Unternehmen',
      path: '/unternehmen',
      description: 'Ein Unternehmen der Stadt, seit 1924.',
      children: [
        { label: 'Geschichte', path: '/unternehmen/geschichte' },
        { label: 'Zahlen und Fakten', path: '/unternehmen/zahlen' },
        { label: 'Ausbildung', path: '/ausbildung' },
      ],
    },
    {
      label: 'Presse',
      path: '/presse',
      description: 'Nachrichten und Bilder für Redaktionen.',
      children: [
        {
          label: 'Bildmaterial',
          path: '/presse/bildmaterial',
          description: 'Druckfähig und honorarfrei',
        },
        { label: 'Mediathek', path: '/presse/mediathek' },
      ],
    },
    {
      label: 'Ausschreibungen',
      path: '/ausschreibungen',
      description: 'Aufträge für Handwerk und Planung.',
      children: [
        { label: 'Laufende Verfahren', path: '/ausschreibungen' },
        { label: 'Benachrichtigungen', path: '/ausschreibungen/abo' },
        { label: 'Vergebene Aufträge', path: '/ausschreibungen/vergebene-auftraege' },
      ],
    },
    { label: 'Häufige Fragen', path: '/service/fragen' },
  ],
  service: [
    { label: 'Reparatur melden', path: '/service/reparatur' },
    { label: 'Kontakt', path: '/kontakt' },
    { label: 'Leichte Sprache', path: '/leichte-sprache' },
  ],
  legal: [
    { label: 'Impressum', path: '/impressum' },
    { label: 'Datenschutz', path: '/datenschutz' },
    { label: 'Barrierefreiheit', path: '/barrierefreiheit' },
    { label: 'Leichte Sprache', path: '/leichte-sprache' },
  ],
} satisfies Record<string, NavigationItem[]>;

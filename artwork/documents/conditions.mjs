/** @typedef {import('./types.ts').AnnouncementFacts} AnnouncementFacts */
/** @typedef {import('./types.ts').DocumentOrder} DocumentOrder */
/** @typedef {import('./types.ts').Part} Part */

/**
 * The conditions of a procedure, which are the same for all but for its rules, its lots and how bids are valued.
 *
 * @param {number} announcement
 * @param {readonly (readonly [criterion: string, weight: string])[]} criteria
 * @returns {DocumentOrder}
 */
export function conditions(announcement, criteria) {
  return {
    id: `bewerbungsbedingungen-${announcement}`,
    announcement,
    title: 'Bewerbungsbedingungen',
    parts: (record) => [
      ...bidding(record),
      ...lots(record),
      ...suitability(record),
      { heading: '5. Wertung der Angebote' },
      {
        paragraph:
          'Den Zuschlag erhält das wirtschaftlichste Angebot. Es wird nach diesen Kriterien ermittelt:',
      },
      {
        table: {
          columns: [
            { title: 'Kriterium', share: 4 },
            { title: 'Gewicht', share: 1, align: 'right' },
          ],
          rows: criteria,
        },
      },
      ...legalProtection(record),
      ...declaration(),
    ],
  };
}

/** @param {AnnouncementFacts} record @returns {Part[]} */
function bidding({ platform }) {
  return [
    { heading: '1. Vergabestelle und Unterlagen' },
    {
      paragraph:
        'Auftraggeberin ist die Stadtraum Wohnen GmbH. Das Verfahren führt ihre Zentrale Vergabestelle, Am Wasserturm 3, 09994 Elsenau, vergabe@stadtraum-wohnen.example. Die Vergabeunterlagen stehen kostenfrei, vollständig und ohne Anmeldung auf der Website der Auftraggeberin bereit.',
    },
    {
      paragraph:
        'Fragen werden schriftlich gestellt, spätestens sechs Tage vor dem Ende der Angebotsfrist. Die Antworten stehen ohne Namen der Fragenden bei der Ausschreibung. Sie sind Teil der Vergabeunterlagen; wer die Ausschreibung abonniert, bekommt sie per E-Mail.',
    },
    { heading: '2. Form und Frist des Angebots' },
    {
      list: [
        `Angebote werden elektronisch in Textform über den ${platform.name} eingereicht. Andere Wege sind nicht zugelassen.`,
        'Es gilt die Angebotsfrist der Bekanntmachung; maßgeblich ist die Uhrzeit in Berlin. Verspätete Angebote werden nicht gewertet.',
        'Das Angebot ist in deutscher Sprache abzufassen. Preise sind in Euro ohne Umsatzsteuer anzugeben, mit höchstens zwei Nachkommastellen.',
        'Änderungen an den Vergabeunterlagen und eigene Geschäftsbedingungen führen zum Ausschluss. Nebenangebote sind nicht zugelassen.',
        'Bis zum Ende der Frist kann ein Angebot auf demselben Weg geändert oder zurückgezogen werden. Danach ist es bis zum Ende der Bindefrist verbindlich.',
        'Bietergemeinschaften benennen alle Mitglieder und eine Vertretung. Unteraufträge sind mit Art und Umfang anzugeben.',
      ],
    },
  ];
}

/** @param {AnnouncementFacts} record @returns {Part[]} */
function lots({ lots: all = [] }) {
  if (all.length === 0) {
    return [
      { heading: '3. Lose' },
      { paragraph: 'Der Auftrag ist nicht in Lose geteilt. Angeboten wird die ganze Leistung.' },
    ];
  }
  return [
    { heading: '3. Lose' },
    {
      paragraph:
        'Angebote sind für ein Los oder für mehrere zulässig. Jedes Los wird für sich gewertet und vergeben.',
    },
    { list: all.map(({ number, title, text }) => `Los ${number}: ${title}${text ? ` (${text})` : ''}`) },
  ];
}

/** @param {AnnouncementFacts} record @returns {Part[]} */
function suitability({ rules }) {
  const proofs =
    rules === 'VOB/A'
      ? 'Eintrag in das Verzeichnis präqualifizierter Unternehmen oder Eigenerklärung zur Eignung'
      : 'Eigenerklärung zur Eignung oder Einheitliche Europäische Eigenerklärung';
  return [
    { heading: '4. Eignung' },
    { paragraph: 'Mit dem Angebot sind einzureichen:' },
    {
      list: [
        `${proofs};`,
        'Erklärung, dass keine Ausschlussgründe nach den §§ 123 und 124 GWB vorliegen;',
        'Nachweis einer Betriebshaftpflicht über mindestens 3 Millionen Euro für Personen- und Sachschäden;',
        'drei vergleichbare Aufträge aus den letzten fünf Jahren mit Auftragswert, Zeitraum und einer Person, die Auskunft gibt;',
        'Erklärung zu Tariftreue und Mindestlohn.',
      ],
    },
    {
      paragraph:
        'Fehlende Erklärungen fordert die Vergabestelle einmal nach, mit einer Frist von sechs Kalendertagen. Fehlende Preise fordert sie nicht nach.',
    },
  ];
}

/** @param {AnnouncementFacts} record @returns {Part[]} */
function legalProtection({ rules, reviewBody }) {
  return [
    { heading: '6. Nachprüfung und Datenschutz' },
    {
      paragraph: `Verstöße gegen Vergabevorschriften (${rules}) sind unverzüglich bei der Vergabestelle zu rügen. Für die Nachprüfung zuständig: ${reviewBody}.`,
    },
    {
      paragraph:
        'Wer nicht berücksichtigt wird, erfährt das in Textform mit den Gründen. Die Angaben im Angebot werden nur für dieses Verfahren verarbeitet und nach den gesetzlichen Fristen gelöscht.',
    },
  ];
}

/** @returns {Part[]} */
function declaration() {
  return [
    { heading: 'Erklärung des Unternehmens' },
    {
      paragraph:
        'Wir haben diese Bedingungen gelesen und erkennen sie an. Die Angaben in unserem Angebot sind vollständig und richtig.',
    },
    { blanks: ['Unternehmen, Anschrift', 'Name der erklärenden Person in Textform', 'Ort, Datum'] },
  ];
}

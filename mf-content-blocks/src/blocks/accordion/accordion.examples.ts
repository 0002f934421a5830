import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { AccordionContent } from './content.ts';

export default [
  {
    name: 'mit Überschrift',
    content: {
      heading: 'Miete und Nebenkosten',
      items: [
        {
          id: 'abrechnung',
          title: 'Wann kommt die Betriebskostenabrechnung?',
          html: '<p>Für jedes Kalenderjahr bis zum 31. Dezember des folgenden Jahres. Sie kommt mit der Post; auf Wunsch zusätzlich per E-Mail.</p><p>Einwände können Sie <strong>zwölf Monate</strong> lang erheben.</p>',
        },
        {
          id: 'lastschrift',
          title: 'Wie ändere ich meine Bankverbindung?',
          html: '<p>Mit dem Formular im <a href="/kontakt">Servicebereich</a> oder persönlich im Servicebüro. Wir brauchen ein neues, unterschriebenes SEPA-Mandat.</p>',
        },
        {
          id: 'wbs',
          title: 'Brauche ich einen Wohnberechtigungsschein?',
          html: '<p>Für geförderte Wohnungen ja. Im Angebot steht, welche Art des Scheins nötig ist:</p><ul><li>WBS 100 bis WBS 140</li><li>WBS 160 und 180 in Neubauten</li></ul>',
        },
      ],
    },
  },
  {
    name: 'ohne Überschrift',
    content: {
      items: [
        {
          id: 'schluessel',
          title: 'Ich habe meinen Schlüssel verloren. Was nun?',
          html: '<p>Rufen Sie bitte sofort an: Bei Schließanlagen müssen wir wissen, welcher Schlüssel fehlt.</p>',
        },
      ],
    },
  },
  { name: 'leer', content: { heading: 'Reparaturen', items: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Wohnungsübergabe'.repeat(12),
      items: [
        {
          id: 'wort',
          title: 'Schönheitsreparaturen'.repeat(10).slice(0, 200),
          html: `<p>${'Kleinreparaturklausel'.repeat(10).slice(0, 200)}</p>`,
        },
      ],
    },
  },
] satisfies BlockExample<AccordionContent>[];

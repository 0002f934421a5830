import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import type { ContactFormContent } from './content.ts';

const page = { path: '/service/reparatur' };
const options = ['Vormittag', 'Nachmittag'].map((label) => ({ value: label.toLowerCase(), label }));

const form: ContactFormContent['form'] = {
  pages: [
    {
      title: 'Was ist kaputt?',
      fields: [
        { name: 'herkunft', type: 'hidden', label: 'Herkunft', value: 'website' },
        {
          name: 'raeume',
          type: 'checkboxes',
          label: 'Betroffene Räume',
          required: true,
          options: [
            { value: 'bad', label: 'Bad' },
            { value: 'kueche', label: 'Küche' },
          ],
        },
        {
          name: 'beschreibung',
          type: 'textarea',
          label: 'Beschreibung',
          required: true,
          minLength: 10,
          description: 'Was funktioniert nicht, und seit wann?',
        },
      ],
    },
    {
      title: 'Wann passt es Ihnen?',
      fields: [
        { name: 'wunschtermin', type: 'date', label: 'Wunschtermin', earliest: '2026-01-01' },
        { name: 'tageszeit', type: 'radio', label: 'Tageszeit', required: true, options },
      ],
    },
    {
      fields: [
        { name: 'name', type: 'text', label: 'Name', required: true, autocomplete: 'name' },
        { name: 'email', type: 'email', label: 'E-Mail', required: true },
        { name: 'telefon', type: 'phone', label: 'Telefon' },
        { name: 'plz', type: 'postcode', label: 'Postleitzahl', autocomplete: 'postal-code' },
        { name: 'haus', type: 'select', label: 'Haus', options },
        { name: 'einwilligung', type: 'checkbox', label: 'Ich bin einverstanden.', required: true },
      ],
    },
  ],
  submit: 'Schaden melden',
  confirmation: { heading: 'Danke', html: '<p>Wir melden uns am nächsten Werktag.</p>' },
};

const content: ContactFormContent = {
  heading: 'Einen Schaden melden',
  intro: 'Drei Fragen, dann kommt jemand.',
  form,
  note: '<p>Mehr dazu beim <a href="/datenschutz">Datenschutz</a>.</p>',
};

export default [
  { name: 'mit Prüfung im Browser', page, content },
  {
    name: 'ohne Prüfung im Browser',
    page,
    content: { ...content, form: { ...form, validateInBrowser: false } },
  },
  { name: 'gesendet', page, content: { ...content, sent: 'contact-form', reference: '7K3F-9QXD' } },
  {
    name: 'mit Fehlern vom Server, Wort von 200 Zeichen',
    page,
    content: {
      ...content,
      heading: LONG_WORD,
      answer: {
        errors: [
          { field: 'raeume', message: 'Bitte wählen Sie aus: Betroffene Räume.' },
          { field: 'tageszeit', message: LONG_WORD },
          { field: '__form', message: 'Gerade kommen zu viele Nachrichten an.' },
        ],
        values: { raeume: [], beschreibung: LONG_WORD, wunschtermin: '31.02.2026', tageszeit: 'vormittag' },
      },
    },
  },
] satisfies BlockExample<ContactFormContent, 'path'>[];

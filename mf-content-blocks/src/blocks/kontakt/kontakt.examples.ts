import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import type { KontaktContent } from './content.ts';

const form: KontaktContent['form'] = {
  pages: [
    {
      fields: [
        { name: 'name', type: 'text', label: 'Name', required: true, autocomplete: 'name' },
        { name: 'email', type: 'email', label: 'E-Mail', required: true, description: 'Für die Antwort.' },
      ],
    },
    {
      fields: [
        { name: 'thema', type: 'select', label: 'Thema', options: [{ value: 'miete', label: 'Miete' }] },
        { name: 'nachricht', type: 'textarea', label: 'Nachricht', required: true },
        { name: 'einwilligung', type: 'checkbox', label: 'Ich bin einverstanden.', required: true },
      ],
    },
  ],
  submit: 'Nachricht senden',
  confirmation: { heading: 'Danke', html: '<p>Wir melden uns innerhalb von zwei Werktagen.</p>' },
};

export default [
  {
    name: 'mit Empfang',
    content: { heading: 'Schreiben Sie uns', intro: 'Kurz.', form, endpoint: '/kontakt' },
  },
  { name: 'ohne Empfang', content: { heading: 'Schreiben Sie uns', level: 3, form } },
  {
    name: 'gesendet',
    content: {
      heading: 'Schreiben Sie uns',
      form,
      endpoint: '/kontakt',
      sent: 'kontakt',
      reference: '7K3F-9QXD',
    },
  },
  {
    name: 'mit Fehlern vom Server, Wort von 200 Zeichen',
    content: {
      heading: LONG_WORD,
      form,
      endpoint: '/kontakt',
      answer: {
        errors: [
          { field: 'email', message: 'Bitte geben Sie eine gültige Adresse ein.' },
          { field: '__form', message: LONG_WORD },
        ],
        values: { name: LONG_WORD, email: 'a@b', thema: 'miete', nachricht: 'Guten Tag', einwilligung: 'ja' },
      },
    },
  },
] satisfies BlockExample<KontaktContent>[];

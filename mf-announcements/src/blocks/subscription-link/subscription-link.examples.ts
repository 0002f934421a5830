import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { SubscriptionLinkContent } from './content.ts';

const confirm: SubscriptionLinkContent = {
  heading: 'Abo bestätigen',
  text: 'Mit einem Klick bestätigen Sie, dass wir Ihnen E-Mails zu den gewählten Ausschreibungen schicken dürfen.',
  button: 'Abo bestätigen',
  frequency: 'Wie oft möchten Sie E-Mails bekommen?',
  outcomes: {
    bestaetigt: {
      kind: 'success',
      title: 'Ihr Abo ist bestätigt.',
      text: 'Sie bekommen ab jetzt Post von uns.',
    },
    abgelaufen: {
      kind: 'warning',
      title: 'Der Link ist abgelaufen.',
      text: 'Bitte melden Sie sich noch einmal an.',
    },
    ungueltig: { kind: 'error', title: 'Der Link ist ungültig.', text: 'Ist er vollständig?' },
    angefragt: {
      kind: 'info',
      title: 'Bitte sehen Sie in Ihr Postfach.',
      text: 'Wir haben Ihnen geschrieben.',
    },
  },
  link: { label: 'Zu den Ausschreibungen', path: '/ausschreibungen' },
};

const values = {
  email: 'eva@bau',
  company: 'Öztürk Bau GmbH',
  terms: false,
  analytics: true,
  announcement: '401',
  page: '/ausschreibungen',
};
const consent = 'Ich möchte per E-Mail über Veröffentlichungen und Änderungen informiert werden.';

export default [
  { name: 'bestätigen', content: confirm },
  {
    name: 'abmelden',
    content: {
      ...confirm,
      heading: 'Abmelden',
      text: 'Mit einem Klick bekommen Sie diese E-Mails nicht mehr.',
      button: 'Abmelden',
      everything: 'auch von allem anderen abmelden, was für diese Adresse abonniert ist',
    },
  },
  ...Object.keys(confirm.outcomes).map((outcome) => ({ name: outcome, content: { ...confirm, outcome } })),
  { name: 'unbekanntes Ergebnis', content: { ...confirm, outcome: 'unsinn' } },
  {
    name: 'zurückgewiesen',
    content: {
      ...confirm,
      answer: {
        errors: [
          { field: 'input-email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
          { field: 'input-terms', message: 'Bitte stimmen Sie zu.' },
        ],
        values,
        consent,
      },
    },
  },
  {
    name: 'zurückgewiesen, nach Gewerken',
    content: {
      ...confirm,
      answer: {
        errors: [{ field: 'custom-checkbox-subject', message: 'Bitte wählen Sie mindestens ein Gewerk.' }],
        values: { ...values, announcement: '', subjects: 'Dach,Maler' },
        choices: ['Dach', 'Elektro', 'Maler'],
        consent: 'Einwilligungserklärung'.repeat(10).slice(0, 200),
      },
    },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      ...confirm,
      heading: 'Abonnementbestätigung'.repeat(10).slice(0, 200),
      text: 'Bestätigungsverfahren'.repeat(10).slice(0, 200),
      everything: 'Abonnementverwaltung'.repeat(10).slice(0, 200),
    },
  },
] satisfies BlockExample<SubscriptionLinkContent>[];

import type { ContactForm } from '@stadtraum/contracts/forms/contact-form';
import { type ContentFiles, makeContentFiles } from './content-files.ts';

const FORM: ContactForm = {
  pages: [
    {
      fields: [
        { name: 'name', type: 'text', label: 'Name', required: true },
        { name: 'email', type: 'email', label: 'E-Mail', required: true },
        { name: 'nachricht', type: 'textarea', label: 'Nachricht' },
        { name: 'einwilligung', type: 'checkbox', label: 'Einwilligung', required: true },
      ],
    },
  ],
  submit: 'Anfrage senden',
  confirmation: { heading: 'Danke', html: '<p>{contact.name} meldet sich.</p>' },
};

/** An offer. */
export function offer(uid: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    uid,
    slug: `wohnung-${uid}`,
    title: `Wohnung ${uid} & Hof`,
    kind: 'Etagenwohnung',
    wbs: 'nicht erforderlich',
    rent: 500 + uid,
    contact: { name: 'Ayşe Demir', email: `vermietung-${uid}@haus.example`, phone: '030 1' },
    ...changes,
  };
}

const WBS_FIELD = {
  ...{ name: 'wbs', type: 'select', label: 'WBS', required: true },
  options: [{ value: 'ja', label: 'Ich habe einen' }],
};

/** A site with offers, whose pages have a form for enquiries. */
export function offersWithForm(offers: readonly Record<string, unknown>[]): ContentFiles {
  const files = makeContentFiles();
  const text = { type: 'string' };
  files.write('collections/offers/collection.json', {
    queryPrefix: 'tx_offers',
    record: {
      type: 'object',
      properties: {
        ...{ uid: { type: 'integer' }, slug: text, title: text, kind: text, wbs: text },
        ...{ rent: { type: 'number' }, contact: { type: 'object' }, letSince: text },
      },
    },
    filters: [],
    order: [{ field: 'uid', direction: 'ascending' }],
    hiddenFrom: 'letSince',
  });
  const [page] = FORM.pages;
  const fields = [
    ...(page?.fields ?? []),
    { by: 'wbs', cases: { erforderlich: WBS_FIELD }, otherwise: null },
  ];
  const form = {
    ...{ id: 'anfrage', type: 'contact-form' },
    parameter: [
      { name: 'tx_powermail_pi1[sent]', property: 'sent', values: ['anfrage'] },
      { name: 'tx_powermail_pi1[reference]', property: 'reference', format: 'reference' },
    ],
    content: {
      heading: 'Anfrage zu {title}',
      form: { ...FORM, pages: [{ fields }] },
      internal: {
        recipient: '{contact.email}',
        subject: 'Anfrage: {title}',
        about: [
          { label: 'Angebot', value: '{title}' },
          { label: 'Miete', value: '{rent|euro}' },
        ],
        acknowledgement: {
          ...{ to: 'email', heading: 'Ihre Anfrage ist angekommen' },
          next: ['{contact.name} meldet sich.'],
          contact: [{ label: 'Name', value: '{contact.name}' }],
          withdrawal: 'Rufen Sie an: {contact.phone}.',
          tooMany: 'Heute keine mehr. Rufen Sie an: {contact.phone}.',
        },
      },
    },
  };
  files.write('collections/offers/page.json', {
    ...{ path: '/angebote', id: 77, title: '{title}' },
    regions: { main: [form] },
    gone: {
      title: 'Vergeben: {title}',
      regions: {
        main: [
          {
            ...{ id: 'vergeben', type: 'closed-form' },
            content: { unsent: { title: 'Seit {letSince|since-day} vermietet', html: '<p>Zu spät.</p>' } },
          },
          {
            ...{ id: 'aehnliche', type: 'list', content: {} },
            source: { collection: 'offers', limit: 3, exclude: { uid: { record: 'uid' } } },
          },
        ],
      },
    },
  });
  files.write('collections/offers/records.json', offers);
  return files;
}

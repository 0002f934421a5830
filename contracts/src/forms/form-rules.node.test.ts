import { compileValidator } from '../validation.ts';
import { ContactForm, type FormField } from './contact-form.ts';
import { isEmailAddress } from './email-address.ts';
import { checkForm } from './form-rules.ts';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const form = (...fields: FormField[]): ContactForm => ({
  pages: [{ fields }],
  submit: 'Absenden',
  confirmation: { heading: 'Danke', html: '<p>Danke.</p>' },
});
const field = (type: FormField['type'], rest: Partial<FormField> = {}): FormField => ({
  name: 'feld',
  type,
  label: 'Feld',
  ...rest,
});

/** The error message for a value; undefined if it is valid. */
function messageFor(tested: FormField, value: string | string[]): string | undefined {
  return checkForm(form(tested), { feld: value })[0]?.message;
}

describe('checkForm', () => {
  it.each<[FormField, (string | string[])[], (string | string[])[]]>([
    [
      field('text', { minLength: 2, maxLength: 3 }),
      ['', 'ab', 'äöü', '🏠🏠🏠'],
      ['a', 'abcd', 'a\nb', 'a\r\nBcc: x', 'a\0b'],
    ],
    [field('textarea', { maxLength: 5 }), ['', 'a\nb'], ['abcdef', '\0']],
    [
      field('email'),
      ['', 'a@b.de', "o'neil+x@sub.bücher.example"],
      ['a', 'a@b', 'a@b.de,c@d.de', 'a@b.de\nx', `${'a'.repeat(65)}@b.de`],
    ],
    [field('phone'), ['', '030 123-45', '+49 (30) 123/45'], ['12', 'abc', '+', '030\n123']],
    [field('postcode'), ['', '09994'], ['9994', '099945', 'abcde']],
    [
      field('date', { earliest: '2026-11-20', latest: '2026-12-31' }),
      ['', '20.11.2026', '31.12.2026'],
      ['19.11.2026', '01.01.2027', '31.11.2026', '2026-12-01', '1.12.26'],
    ],
    [field('date', { workdaysOnly: true }), ['', '27.11.2026', '30.11.2026'], ['28.11.2026', '29.11.2026']],
    [field('select', { options }), ['', 'a'], ['c']],
    [field('radio', { options }), ['', 'b'], ['c']],
    [field('checkboxes', { options }), [[], ['a', 'b']], [['a', 'c']]],
    [field('checkbox'), ['', 'ja'], ['on']],
    [field('hidden', { value: 'bad' }), ['', 'bad'], ['küche']],
  ])('accepts and rejects values of %j', (tested, valid, invalid) => {
    for (const value of valid) expect([value, messageFor(tested, value)]).toEqual([value, undefined]);
    for (const value of invalid) expect([value, messageFor(tested, value)]).not.toEqual([value, undefined]);
  });

  it('[FO3] needs an address for a copy, even if the form itself does not', () => {
    const fields = form(
      { name: 'email', type: 'email', label: 'E-Mail' },
      { name: 'kopie', type: 'checkbox', label: 'Kopie', copyTo: 'email' },
    );
    expect(checkForm(fields, { email: '', kopie: 'ja' })).toEqual([
      { field: 'email', message: 'Für die Kopie brauchen wir Ihre E-Mail-Adresse.' },
    ]);
    for (const values of [
      { email: '', kopie: '' },
      { email: 'a@b.de', kopie: 'ja' },
    ])
      expect(checkForm(fields, values)).toEqual([]);
  });

  it('reports errors with the messages of the form, or with German defaults', () => {
    expect(messageFor(field('text', { required: true }), ' ')).toBe(
      'Bitte füllen Sie dieses Feld aus: Feld.',
    );
    expect(messageFor(field('checkboxes', { required: true, options }), [])).toBe(
      'Bitte wählen Sie aus: Feld.',
    );
    expect(messageFor(field('checkbox', { required: true }), '')).toBe('Bitte bestätigen Sie: Feld.');
    expect(messageFor(field('email', { messages: { invalid: 'So nicht.' } }), 'x')).toBe('So nicht.');
    expect(messageFor(field('date', { earliest: '2026-11-20' }), '1.1.2026')).toBe(
      'Bitte wählen Sie einen Tag ab dem 20.11.2026.',
    );
    expect(messageFor(field('date', { workdaysOnly: true }), '28.11.2026')).toBe(
      'Der 28.11.2026 ist ein Samstag. Bitte wählen Sie einen Tag von Montag bis Freitag.',
    );
    expect(messageFor(field('date'), '31.02.2026')).toBe(
      'Den 31.02.2026 gibt es nicht. Bitte prüfen Sie Tag und Monat.',
    );
  });

  it('reports each invalid field once, in the order of the form, including fields that were not sent', () => {
    const fields = ['c', 'a', 'b'].map((name) => ({
      ...field('text', { required: true, minLength: 3 }),
      name,
    }));
    expect(checkForm(form(...fields), { a: 'x' }).map((error) => error.field)).toEqual(['c', 'a', 'b']);
  });

  it('checks forms that match the content schema', () => {
    expect(compileValidator(ContactForm)(form(field('text'))).ok).toBe(true);
  });
});

describe('isEmailAddress', () => {
  it('accepts a single address, and rejects lists of addresses and header injection', () => {
    for (const good of [
      'a@b.de',
      'A.B-c_1@sub.haus.example',
      "o'neil+x@bücher.example",
      'a@bu\u0308cher.example',
    ]) {
      expect([good, isEmailAddress(good)]).toEqual([good, true]);
    }
    const bad = [
      '',
      'a',
      '@b.de',
      'a@',
      'a@b',
      'a@b..de',
      '.a@b.de',
      'a.@b.de',
      'a@.b.de',
      'a@b.de.',
      'a b@c.de',
    ];
    const tricks = [
      'a@b.de,c@d.de',
      'a@b.de;c@d.de',
      'A <a@b.de>',
      '"a"@b.de',
      'a@b.de\n',
      'a@b.de\r\nBcc: x',
      'a@b.de\0',
    ];
    const long = [`${'a'.repeat(65)}@b.de`, `a@${'b'.repeat(64)}.de`, `a@${'b.'.repeat(130)}de`];
    for (const address of [...bad, ...tricks, ...long]) {
      expect([address, isEmailAddress(address)]).toEqual([address, false]);
    }
  });
});

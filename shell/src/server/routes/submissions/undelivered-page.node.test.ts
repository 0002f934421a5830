import { FORM_UNDELIVERED } from '@stadtraum/contracts/forms/form-names';
import { blockOf, pageOf } from '../../../../test/stand-ins.ts';
import { undeliveredPage } from './undelivered-page.ts';

const field = (name: string, type: string) => ({ name, type, label: name });
const form = { pages: [{ fields: [field('name', 'text'), field('raeume', 'checkboxes')] }] };
const page = pageOf({
  path: '/kontakt',
  regions: { main: [blockOf('text', 'text', {}), blockOf('termin', 'contact-form', { form })] },
});

describe('[F20] the page of a form that could not be delivered', () => {
  it('shows the error in the form, with the entered values', () => {
    const body = new URLSearchParams([
      ['tx_powermail_pi1[__form]', 'termin'],
      ['tx_powermail_pi1[name]', ' Jo Öz '],
      ['tx_powermail_pi1[raeume][]', 'bad'],
      ['tx_powermail_pi1[fremd]', 'x'],
    ]);
    const [text, termin] = undeliveredPage(page, String(body))?.regions.main ?? [];
    expect(text?.content.answer).toBeUndefined();
    expect(termin?.content.answer).toEqual({
      errors: [FORM_UNDELIVERED],
      values: { name: 'Jo Öz', raeume: ['bad'] },
    });
  });

  it.each(['', 'a=1', 'tx_powermail_pi1[__form]=text', 'tx_powermail_pi1[__form]=fremd'])(
    'does not exist for the body %j',
    (body) => expect(undeliveredPage(page, body)).toBeUndefined(),
  );
});

import { clearFields } from './clear-fields.ts';

const FORM = `
  <form>
    <input type="hidden" name="referrer" value="kept">
    <input type="search" name="title" value="Uferstraße">
    <input type="text" name="until" value="27.11.2026">
    <input type="email" name="email" value="j@example.org">
    <textarea name="text">Guten Tag</textarea>
    <select name="district"><option value="">Alle</option><option value="hafen" selected>Hafen</option></select>
    <input type="checkbox" name="status" value="planned" checked>
    <input type="radio" name="order" value="new" checked>
  </form>`;

describe('clearFields', () => {
  it('[R2.2-3] [R2.4-4] clears text fields, resets selects to their first option and unchecks all boxes and radios', () => {
    const form = show();
    clearFields(form);
    expect([...new FormData(form)]).toEqual([
      ['referrer', 'kept'],
      ['title', ''],
      ['until', ''],
      ['email', ''],
      ['text', ''],
      ['district', ''],
    ]);
  });

  it('fires input events for fields that change, but no change events', () => {
    const form = show();
    const events: string[] = [];
    for (const type of ['input', 'change']) {
      form.addEventListener(type, ({ target }) =>
        events.push(`${type} ${(target as HTMLInputElement).name}`),
      );
    }
    clearFields(form);
    const changed = ['title', 'until', 'email', 'text', 'district', 'status', 'order'];
    expect(events).toEqual(changed.map((name) => `input ${name}`));
    clearFields(form);
    expect(events).toHaveLength(changed.length);
  });
});

function show(): HTMLFormElement {
  document.body.innerHTML = FORM;
  return document.querySelector('form') as HTMLFormElement;
}

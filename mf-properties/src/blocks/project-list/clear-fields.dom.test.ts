import { clearFields } from './clear-fields.ts';

describe('clearFields', () => {
  it('[R2.2-3] clears the title, sets selects to their first option and unchecks all', () => {
    document.body.innerHTML = `
      <form>
        <input type="hidden" name="referrer" value="kept">
        <input type="search" name="title" value="Uferstraße">
        <select name="district"><option value="">Alle</option><option selected>Hafen</option></select>
        <input type="checkbox" name="status" value="planned" checked>
      </form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    clearFields(form);
    expect([...new FormData(form)]).toEqual([
      ['referrer', 'kept'],
      ['title', ''],
      ['district', ''],
    ]);
  });
});

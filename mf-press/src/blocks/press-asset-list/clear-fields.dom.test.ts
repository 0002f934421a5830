import { clearFields } from './clear-fields.ts';

describe('clearFields', () => {
  it('[R2.4-4] clears the title, sets selects to their first option and unchecks all', () => {
    document.body.innerHTML = `
      <form>
        <input type="search" name="title" value="Richtfest">
        <select name="topic"><option value="">Alle</option><option selected>Neubau</option></select>
        <input type="checkbox" name="format" value="JPEG" checked>
        <input type="hidden" name="state" value="kept">
      </form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    clearFields(form);
    expect([...new FormData(form)]).toEqual([
      ['title', ''],
      ['topic', ''],
      ['state', 'kept'],
    ]);
  });
});

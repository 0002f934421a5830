import { resetRestoredFilters } from './restored-filters.ts';

describe('resetRestoredFilters', () => {
  beforeAll(resetRestoredFilters);

  it('[VI5] [R6-2] resets filters that the browser restores from memory, and keeps what was entered in other forms', () => {
    document.body.innerHTML = `
      <form method="get" data-filter-form><input value="Ufer"></form>
      <form method="post"><input value=""></form>`;
    const fields = [...document.querySelectorAll('input')];
    const show = (persisted: boolean) => {
      for (const field of fields) field.value = 'Hafen';
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      return fields.map(({ value }) => value);
    };
    expect(show(false)).toEqual(['Hafen', 'Hafen']);
    expect(show(true)).toEqual(['Ufer', 'Hafen']);
  });
});

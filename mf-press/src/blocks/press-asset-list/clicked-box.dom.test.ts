import { clickedBox } from './clicked-box.ts';

const PAGE = 'http://localhost/presse/bildmaterial';

beforeAll(() => history.replaceState(null, '', PAGE));

describe('clickedBox', () => {
  it.each([
    ['a box that was ticked', 'foto,plan', `${PAGE}?art[]=foto`, 'plan'],
    ['a box that was unticked', 'foto', `${PAGE}?art[]=foto&art[]=plan`, 'plan'],
    ['a box even if the title changed too', 'foto', `${PAGE}?titel=Ufer`, 'foto'],
  ])('finds %s', (_, ticked, previous, expected) => {
    expect(clickedBox(formWith(ticked), previous)?.value).toBe(expected);
  });

  it.each([
    ['two boxes differ', 'foto,plan', PAGE],
    ['no box differs', 'foto', `${PAGE}?art[]=foto&titel=Ufer`],
    ['the previous page is a different one', 'foto', 'http://localhost/presse'],
    ['the previous page is on another site', 'foto', 'https://suche.example/presse/bildmaterial'],
    ['the previous page is unknown', 'foto', ''],
  ])('finds no box when %s', (_, ticked, previous) => {
    expect(clickedBox(formWith(ticked), previous)).toBeUndefined();
  });
});

function formWith(ticked: string): HTMLFormElement {
  const form = document.createElement('form');
  for (const value of ['foto', 'plan', 'logo']) {
    const box = document.createElement('input');
    Object.assign(box, { type: 'checkbox', name: 'art[]', value, defaultChecked: ticked.includes(value) });
    form.append(box);
  }
  return form;
}

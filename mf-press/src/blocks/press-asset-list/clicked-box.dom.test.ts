import { clickedBox } from './clicked-box.ts';

const HERE = 'http://localhost/presse/bildmaterial';

beforeAll(() => history.replaceState(null, '', HERE));

describe('clickedBox', () => {
  it.each([
    ['a box that was ticked', 'foto,plan', `${HERE}?art[]=foto`, 'plan'],
    ['a box that was unticked', 'foto', `${HERE}?art[]=foto&art[]=plan`, 'plan'],
    ['a box and a title', 'foto', `${HERE}?titel=Ufer`, 'foto'],
  ])('finds %s', (_, ticked, previous, expected) => {
    expect(clickedBox(formWith(ticked), previous)?.value).toBe(expected);
  });

  it.each([
    ['two boxes differ', 'foto,plan', HERE],
    ['none differs', 'foto', `${HERE}?art[]=foto&titel=Ufer`],
    ['another page came before', 'foto', 'http://localhost/presse'],
    ['another site came before', 'foto', 'https://suche.example/presse/bildmaterial'],
    ['it is not known what came before', 'foto', ''],
  ])('finds none when %s', (_, ticked, previous) => {
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

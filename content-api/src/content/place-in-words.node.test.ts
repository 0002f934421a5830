import { placeInWords } from './place-in-words.ts';

it.each([
  ['', ''],
  ['/title', 'title'],
  ['/regions/main/0', 'Block „a“ (text)'],
  ['/regions/main/0/content/items/1/link~1x', 'Block „a“ (text) › items › 2. Eintrag › link/x'],
  ['/regions/main/7/id', 'main › 8. Eintrag › id'],
  ['/menu/0/path', 'menu › Eintrag „Presse“ › path'],
])('[GA1] names the place %j', (pointer, words) => {
  const page = {
    regions: { main: [{ id: 'a', type: 'text', content: { items: [1, {}] } }] },
    menu: [{ label: 'Presse', path: '/presse' }],
  };
  expect(placeInWords(page, pointer)).toBe(words);
});

it('[GA1] names a record by its number', () => {
  expect(placeInWords([{ uid: 12, rent: '1' }], '/0/rent')).toBe('Datensatz 12 › rent');
});

import { embedsOf } from './embeds.ts';

const frame = (service: string, provider: string) => ({
  frame: { service, provider, src: 'https://a.example' },
});

it('[VI10] finds the providers of embedded documents in all content, each once', () => {
  const files = [
    { file: 'pages/a.json', json: { items: [frame('maps', 'OpenStreetMap'), frame('video', 'Film')] } },
    { file: 'collections/b/records.json', json: [frame('video', 'Anderer Film'), frame('video', 'Film')] },
  ];
  expect(embedsOf(files)).toEqual({ maps: ['OpenStreetMap'], video: ['Anderer Film', 'Film'] });
});

it('[VI10] finds none where nothing is embedded', () => {
  const files = [{ file: 'pages/a.json', json: { frame: 'ein Text', video: { provider: 'Film' } } }];
  expect(embedsOf(files)).toBeUndefined();
});

import { describeThings } from './page-things.ts';

const question = { '@type': 'Question', name: '{title}' };
const accordion = (id: string, ...titles: string[]) => {
  const block = { id, type: 'accordion', content: { items: titles.map((title) => ({ title })) } };
  return {
    stored: { ...block, about: { thing: question, each: 'items', in: 'mainEntity' } },
    delivered: block,
  };
};

it('[VI12] collects the questions of all blocks in the page, and lists other things beside it', () => {
  const film = { id: 'film', type: 'video', content: { heading: 'Ein Tag' } };
  const video = {
    stored: { ...film, about: { thing: { '@type': 'VideoObject', name: '{heading}' } } },
    delivered: film,
  };
  const text = { id: 'text', type: 'text', content: {} };
  const blocks = [
    accordion('a', 'Wann?', 'Wie?'),
    video,
    { stored: text, delivered: text },
    accordion('b', 'Wer?'),
  ];
  expect(describeThings({ about: { '@type': 'FAQPage' } }, blocks)).toEqual({
    about: {
      '@type': 'FAQPage',
      mainEntity: ['Wann?', 'Wie?', 'Wer?'].map((name) => ({ '@type': 'Question', name })),
    },
    things: [{ '@type': 'VideoObject', name: 'Ein Tag' }],
  });
  expect(describeThings({}, [])).toEqual({});
});

import { changesInWords, deadlineName } from './announcement-words.ts';
import { separateAnswers } from './bidder-questions.ts';
import { describeSearch } from './search-words.ts';

const before = {
  deadline: '2026-12-02',
  deadlineTime: '10:00',
  procedure: 'Offenes Verfahren',
  text: 'Dächer abdichten.',
  bindingUntil: '2027-01-08',
  questions: [{ date: '2026-11-12', question: 'Gilt das Gerüst?', answer: 'Ja.' }],
  log: [{ date: '2026-11-02', text: 'Die Ausschreibung ist veröffentlicht.' }],
};
const changes = (after: Record<string, unknown>) =>
  changesInWords(Object.keys(after), before, { ...before, ...after });

describe('changesInWords', () => {
  it('[FO6] names what changed, also where only the editors see the fields', () => {
    expect(changes({ bindingUntil: '2027-02-01' })).toEqual([
      'Bindefrist bis: Mo., 1. Februar 2027 (bisher: Fr., 8. Januar 2027)',
    ]);
    expect(changes({ text: 'Dächer begrünen.' })).toEqual(['Neu gefasst: die Beschreibung']);
    const entry = { date: '2026-11-20', text: 'Ein Bieter hat gerügt.' };
    expect(changes({ log: [...before.log, entry] })).toEqual([entry.text]);
    expect(changes({ log: [] })).toEqual(['Weitere Angaben wurden ergänzt oder geändert.']);
    expect(changes({ slug: 'neu' })).toEqual(['Weitere Angaben wurden ergänzt oder geändert.']);
    expect(changes({})).toEqual([]);
  });

  it('[FO6] names the deadline after what is due', () => {
    const procedure = 'Verhandlungsverfahren mit Teilnahmewettbewerb';
    expect(deadlineName({ procedure })).toBe('Teilnahmefrist');
    const [sentence] = changesInWords(['deadlineTime'], { ...before, procedure }, { ...before, procedure });
    expect(sentence).toMatch(/^Die Teilnahmefrist endet jetzt am Mi\., 2\. Dezember 2026, 10:00 Uhr/);
  });

  it.each([
    [{ awarded: true }, 'Der Auftrag ist vergeben.'],
    [{ cancelled: true }, 'Das Verfahren ist aufgehoben; es wird kein Auftrag vergeben.'],
    [{ awarded: false }, 'Das Verfahren ist wieder offen.'],
  ])('[FO1] describes the end of a procedure: %j', (after, sentence) => {
    expect(changes(after)).toEqual([sentence]);
  });
});

describe('separateAnswers', () => {
  it("[FO6] finds the questions that a change answered or corrected, and keeps the change's other sentences", () => {
    const questions = [
      { question: 'Gilt das Gerüst?', answer: 'Nein.' },
      { question: 'Sind Nebenangebote zugelassen?', answer: 'Ja.' },
    ];
    const sentences = [...changes({ questions }), 'Neue Unterlage: Pläne (PDF)'];
    expect(separateAnswers(sentences, [...questions, { question: 'Alt?', answer: 'Bleibt.' }])).toEqual({
      answers: [
        { question: 'Gilt das Gerüst?', answer: 'Nein.', isCorrected: true },
        { question: 'Sind Nebenangebote zugelassen?', answer: 'Ja.', isCorrected: false },
      ],
      others: ['Neue Unterlage: Pläne (PDF)'],
    });
  });
});

describe('describeSearch', () => {
  const homes = {
    labels: { bezirk: 'Bezirk', mietebis: 'Miete bis', balkon: 'Balkon' },
    savedSearch: { all: 'alle Angebote', prepositions: { bezirk: 'im' } },
  };

  it.each([
    [{}, 'alle Angebote'],
    [
      { balkon: true, mietebis: '900', bezirk: ['Hafen', 'Mitte'] },
      'alle Angebote im Bezirk Hafen oder Mitte, mit Miete bis 900, mit Balkon',
    ],
  ])('[P38] describes %j in the words of its list', (filter, expected) => {
    expect(describeSearch(homes, filter)).toBe(expected);
  });

  it('[P38] describes a search in a list that no longer exists', () => {
    expect(describeSearch({}, { bezirk: 'Hafen' })).toBe('eine Suche in einer Liste, die es nicht mehr gibt');
  });
});

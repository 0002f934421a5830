import { combineSentences, sentencesAfterPublication } from './combine-sentences.ts';

const deadline = (now: string, old: string) => `Die Angebotsfrist endet jetzt am ${now} (bisher: ${old}).`;
const place = (now: string, old: string) => `Ausführungsort: ${now} (bisher: ${old})`;

describe('combineSentences', () => {
  it('[P38] describes a value that changed several times by its last and its first value', () => {
    expect(
      combineSentences([
        deadline('8. Mai, 10:00 Uhr', '1. Mai, 10:00 Uhr'),
        place('Hafen', 'Mitte'),
        deadline('15. Mai, 10:00 Uhr', '8. Mai, 10:00 Uhr'),
        deadline('22. Mai, 10:00 Uhr', '15. Mai, 10:00 Uhr'),
      ]),
    ).toEqual([place('Hafen', 'Mitte'), deadline('22. Mai, 10:00 Uhr', '1. Mai, 10:00 Uhr')]);
  });

  it('[P38] combines changes of subjects, whose name depends on their number', () => {
    expect(
      combineSentences(['Gewerk: Maler (bisher: Dach)', 'Gewerke: Boden, Dach (bisher: Maler)']),
    ).toEqual(['Gewerke: Boden, Dach (bisher: Dach)']);
  });

  it('[P38] leaves out a value that is what it was before all changes', () => {
    expect(combineSentences([place('Hafen', 'Mitte'), place('Mitte', 'Hafen')])).toEqual([]);
  });

  it('[P38] names only the last state of the procedure, and every other change once', () => {
    const file = 'Neue Unterlage: Pläne (PDF)';
    expect(
      combineSentences([
        'Der Auftrag ist vergeben.',
        file,
        'Das Verfahren ist wieder offen.',
        file,
        'Das Verfahren ist aufgehoben; es wird kein Auftrag vergeben.',
      ]),
    ).toEqual([file, 'Das Verfahren ist aufgehoben; es wird kein Auftrag vergeben.']);
  });
});

describe('sentencesAfterPublication', () => {
  it('[P38] leaves out changed values, which readers of the publication did not know', () => {
    expect(sentencesAfterPublication([place('Hafen', 'Mitte'), 'Der Auftrag ist vergeben.'])).toEqual([
      'Der Auftrag ist vergeben.',
    ]);
  });
});

import { positionOf, readJsonText } from './json-text.ts';

describe('JSON that people write', () => {
  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 'Hier fehlt ein Komma', 2, 9],
    ['{\n  "a": 1,\n}', 'Nach dem letzten Eintrag, vor }, darf kein Komma stehen', 2, 9],
    ['{"a": [1, 2,]}', 'Nach dem letzten Eintrag, vor ], darf kein Komma stehen', 1, 12],
    ['{"a": „x"}', 'Hier steht das Anführungszeichen „. In JSON gilt nur das gerade: "', 1, 7],
    ['{"a" 1}', 'Nach dem Namen des Feldes fehlt ein Doppelpunkt', 1, 5],
    ['{"a": {"b": 1}', 'Eine geschweifte Klammer } fehlt', 1, 15],
    ['{"a": [1}', 'Eine eckige Klammer ] fehlt', 1, 9],
    ['{"a": "x\n}', 'Ein Text muss in derselben Zeile mit dem Anführungszeichen " enden', 1, 7],
    ['{"a": "C:\\x"}', 'Ein umgekehrter Schrägstrich muss doppelt stehen: \\\\', 1, 7],
    ['{ // x\n"a": 1}', 'Kommentare sind in JSON nicht erlaubt', 1, 3],
    ['{"a": }', 'Hier fehlt ein Wert: ein Text in Anführungszeichen, eine Zahl, true oder false', 1, 7],
    ['{a: 1}', 'Namen von Feldern und Texte stehen in Anführungszeichen: "so"', 1, 2],
    ['', 'Hier fehlt ein Wert: ein Text in Anführungszeichen, eine Zahl, true oder false', 1, 1],
    ['{} 5', 'Nach dem Ende des Inhalts steht noch etwas', 1, 4],
  ])('[GA1] %j is explained where it is broken', (text, reason, line, column) => {
    expect(readJsonText(text)).toEqual({ ok: false, reason, position: { line, column } });
  });

  it('is read with a byte order mark', () => {
    expect(readJsonText('\uFEFF{"a": 1}')).toEqual({ ok: true, json: { a: 1 } });
  });

  it('is found by a JSON Pointer, or by what is around it', () => {
    const text = '{\n  "a": [\n    {"b/c": 1},\n    2\n  ]\n}';
    expect(positionOf(text, '/a/0/b~1c')).toEqual({ line: 3, column: 6 });
    expect(positionOf(text, '/a/1')).toEqual({ line: 4, column: 5 });
    expect(positionOf(text, '/a/0/missing/deep')).toEqual({ line: 3, column: 5 });
    expect(positionOf(text, '')).toEqual({ line: 1, column: 1 });
  });
});

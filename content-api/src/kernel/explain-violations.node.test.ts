import { Type } from '@sinclair/typebox';
import { compileValidator } from '@stadtraum/contracts/validation';
import { explainViolations } from './explain-violations.ts';

const Person = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 5 }),
    age: Type.Optional(Type.Integer({ minimum: 18, exclusiveMaximum: 100 })),
    district: Type.Optional(Type.Union([Type.Literal('Nord'), Type.Literal('Hafen')])),
    day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    born: Type.Optional(Type.String({ format: 'date' })),
    code: Type.Optional(Type.String({ pattern: '^x', description: 'ein x und eine Zahl' })),
    tags: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 2, uniqueItems: true })),
    picture: Type.Optional(
      Type.Union([Type.String(), Type.Object({ id: Type.String() }, { additionalProperties: false })]),
    ),
    link: Type.Optional(
      Type.Union([
        Type.Object({ kind: Type.Literal('page'), path: Type.String({ pattern: '^/' }) }),
        Type.Object({ kind: Type.Literal('file'), file: Type.String() }),
      ]),
    ),
  },
  { additionalProperties: false },
);
const validate = compileValidator(Person, { every: true, explain: explainViolations });

function explained(value: unknown): string[] {
  const checked = validate(value);
  return checked.ok ? [] : checked.violations.map(({ path, reason }) => `${path}: ${reason}`);
}

it.each<[Record<string, unknown>, string[]]>([
  [{}, [': Das Feld "name" fehlt. Fügen Sie hier direkt hinter { ein: "name": "…"']],
  [
    { name: 'A', link: { kind: 'file' } },
    [
      '/link: Das Feld "file" fehlt. Fügen Sie hier direkt hinter { ein: "file": "…" (danach ein Komma, wenn ein Feld folgt)',
    ],
  ],
  [{ nmae: 'A' }, ['/nmae: Das Feld "nmae" gibt es hier nicht. Gemeint ist wohl "name"']],
  [
    { name: 'A', telefon: 1 },
    [
      '/telefon: Das Feld "telefon" gibt es hier nicht. Erlaubt sind: "name", "age", "district", "day", "born", "code", "tags", "picture", "link"',
    ],
  ],
  [{ name: 12 }, ['/name: Hier gehört ein Text hin, nicht 12. Schreiben Sie "12", mit Anführungszeichen']],
  [{ name: '' }, ['/name: Der Text darf nicht leer sein']],
  [
    { name: 'Ännchen' },
    ['/name: Der Text ist zu lang: 7 Zeichen, höchstens 5. Kürzen Sie ihn um mindestens 2 Zeichen'],
  ],
  [
    { name: 'A', age: '1.250 €' },
    ['/age: Hier gehört eine ganze Zahl hin, nicht "1.250 €". Schreiben Sie 1250, ohne Anführungszeichen'],
  ],
  [{ name: 'A', age: [] }, ['/age: Hier gehört eine ganze Zahl hin, nicht eine Liste']],
  [{ name: 'A', age: 17 }, ['/age: 17 ist zu klein. Erlaubt sind Zahlen ab 18']],
  [{ name: 'A', age: 100 }, ['/age: 100 ist zu groß. Erlaubt sind Zahlen unter 100']],
  [
    { name: 'A', district: 'nord' },
    ['/district: "nord" ist hier nicht erlaubt. Gemeint ist wohl "Nord". Erlaubt sind: "Nord", "Hafen"'],
  ],
  [
    { name: 'A', day: '24.12.2026', born: 'gestern' },
    [
      '/day: Das Datum muss die Form Jahr-Monat-Tag haben, nicht "24.12.2026". Schreiben Sie "2026-12-24"',
      '/born: "gestern" hat nicht die richtige Form. Erwartet wird ein Tag als Jahr-Monat-Tag, zum Beispiel "2026-12-24"',
    ],
  ],
  [{ name: 'A', code: 'y' }, ['/code: "y" hat nicht die richtige Form. Erwartet wird: ein x und eine Zahl']],
  [{ name: 'A', tags: [] }, ['/tags: Die Liste hat 0 Einträge, mindestens 1 ist nötig']],
  [{ name: 'A', tags: ['a', 'a'] }, ['/tags: Die Einträge 1 und 2 der Liste sind gleich']],
  [
    { name: 'A', picture: 5 },
    [
      '/picture: Hier gehört ein Text oder eine Gruppe von Feldern { … } hin, nicht 5. Schreiben Sie "5", mit Anführungszeichen',
    ],
  ],
  [
    { name: 'A', picture: { id: 'a', atl: '' } },
    ['/picture/atl: Das Feld "atl" gibt es hier nicht. Erlaubt ist: "id"'],
  ],
  [
    { name: 'A', link: { kind: 'page', path: 'presse' } },
    [
      '/link/path: "presse" hat nicht die richtige Form. Erwartet wird der Pfad einer Seite, zum Beispiel "/presse/bilder"',
    ],
  ],
])('[GA1] explains what is wrong with %j', (value, expected) => {
  expect(explained(value)).toEqual(expected);
});

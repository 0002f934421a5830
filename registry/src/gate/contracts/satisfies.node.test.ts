import { type TSchema, Type } from '@sinclair/typebox';
import { satisfies } from './satisfies.ts';

const place = Type.Object({ path: Type.String() });
const kinds = (...names: string[]) => Type.Union(names.map((name) => Type.Literal(name)));

test.each<[title: string, provided: TSchema, needed: TSchema, answer: string, reason?: string]>([
  ['equal schemas', place, place, 'yes'],
  ['a field more than needed', Type.Object({ path: Type.String(), id: Type.Number() }), place, 'yes'],
  [
    'a field more, although none is allowed',
    Type.Object({ path: Type.String(), id: Type.Number() }),
    Type.Object({ path: Type.String() }, { additionalProperties: false }),
    'yes',
  ],
  ['nothing needed', place, Type.Object({}), 'yes'],
  ['a removed field', Type.Object({}), place, 'no', 'payload.path is missing'],
  ['a renamed field', Type.Object({ url: Type.String() }), place, 'no', 'payload.path is missing'],
  [
    'an optional field',
    Type.Object({ path: Type.Optional(Type.String()) }),
    place,
    'no',
    'payload.path is optional',
  ],
  [
    'another type',
    Type.Object({ path: Type.Number() }),
    place,
    'no',
    'payload.path is a number instead of a string',
  ],
  [
    'another type of a field that is not required',
    Type.Object({ path: Type.Number() }),
    Type.Partial(place),
    'no',
    'payload.path is a number instead of a string',
  ],
  ['an integer for a number', Type.Integer(), Type.Number(), 'yes'],
  [
    'a number for an integer',
    Type.Number(),
    Type.Integer(),
    'no',
    'payload is a number instead of an integer',
  ],
  ['any type', Type.Unknown(), Type.String(), 'unknown'],
  ['fewer alternatives', kinds('a', 'b'), kinds('a', 'b', 'c'), 'yes'],
  ['more alternatives', kinds('a', 'b', 'c'), kinds('a', 'b'), 'no', 'payload fits no needed alternative'],
  ['any string for a constant', Type.String(), Type.Literal('a'), 'no', 'payload is not always "a"'],
  ['a constant for any string', Type.Literal('a'), Type.String(), 'yes'],
  [
    'null besides a string',
    Type.Union([Type.String(), Type.Null()]),
    Type.String(),
    'no',
    'payload is a null instead of a string',
  ],
  [
    'items of another type',
    Type.Array(Type.Number()),
    Type.Array(Type.String()),
    'no',
    'payload[] is a number instead of a string',
  ],
  ['a narrower bound', Type.Integer({ minimum: 2 }), Type.Integer({ minimum: 1 }), 'yes'],
  ['a wider bound', Type.Integer(), Type.Integer({ minimum: 1 }), 'no', 'payload does not keep minimum 1'],
  ['another pattern', Type.String({ pattern: '^/a' }), Type.String({ pattern: '^/' }), 'unknown'],
  [
    'an intersection for one of its parts',
    Type.Intersect([place, Type.Object({ id: Type.Number() })]),
    place,
    'yes',
  ],
  [
    'all parts of an intersection',
    Type.Object({ path: Type.String(), id: Type.Number() }),
    Type.Intersect([place, Type.Object({ id: Type.Number() })]),
    'yes',
  ],
  ['records', Type.Record(Type.String(), Type.Number()), Type.Record(Type.String(), Type.Number()), 'yes'],
  [
    'a recursive schema',
    Type.Recursive((This) => Type.Object({ next: Type.Optional(This) })),
    Type.Object({ next: Type.String() }),
    'no',
  ],
  ['a reference', Type.Ref('Place'), place, 'unknown'],
  ['a schema that is too long', Type.Literal('a'.repeat(20_001)), Type.String(), 'unknown'],
])('[GA7] %s', (_title, provided, needed, answer, reason = expect.any(String)) => {
  expect(satisfies(asJson(provided), asJson(needed))).toEqual({ answer, reason });
});

/** As in a manifest: TypeBox adds symbols. */
function asJson(schema: TSchema): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema));
}

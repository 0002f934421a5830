import { execFileSync } from 'node:child_process';
import { LANGUAGE_OPTIONS } from './lock-language.ts';

const LOADER = new URL('../../../tools/typescript/register.mjs', import.meta.url).href;
const LOCK = new URL('./lock-language.ts', import.meta.url).href;

/** Runs code in a process that has locked its language. @returns what the code passes to `show`, as JSON */
function runLocked(code: string): unknown {
  const module = `import { writeSync } from 'node:fs';
    const { lockLanguage } = await import(${JSON.stringify(LOCK)});
    if (!lockLanguage()) throw new Error('the language is not locked');
    const show = (value) => writeSync(1, JSON.stringify(value));
    ${code}`;
  const parameters = ['--import', LOADER, '--conditions=source', ...LANGUAGE_OPTIONS];
  return JSON.parse(
    execFileSync(process.execPath, [...parameters, '--input-type=module', '--eval', module], {
      encoding: 'utf8',
    }),
  );
}

describe('[TR2] the locked language', () => {
  it('is frozen, also where only instances lead', () => {
    const open = runLocked(`
      const proto = (value) => Object.getPrototypeOf(value);
      const iterators = [[].values(), new Map().keys(), new Set().values(), ''[Symbol.iterator](), 'a'.matchAll(/a/g)];
      const functions = [() => {}, function* () {}, async () => {}, async function* () {}];
      const instances = [{}, [], '', 1, 1n, true, Symbol(), /a/, new Date(), new Map(), new Set(), new WeakMap(), new WeakSet(),
        new WeakRef({}), Promise.resolve(), new Uint8Array(), new ArrayBuffer(1), new DataView(new ArrayBuffer(1)), new TypeError(),
        new Intl.NumberFormat(), new Intl.Segmenter().segment(''), new Intl.Segmenter().segment('')[Symbol.iterator](),
        new URL('https://a'), new URLSearchParams(), new URLSearchParams().entries(), new TextEncoder(), new TextDecoder(), ...iterators, ...functions];
      const chain = (value) => value === null ? [] : [value, ...chain(proto(value))];
      const prototypes = instances.flatMap((instance) => chain(proto(Object(instance))));
      const generated = functions.flatMap((made) => made.prototype ? chain(proto(made.prototype)) : []);
      const all = [...prototypes, ...generated].flatMap((one) => [one, ...Object.values(Object.getOwnPropertyDescriptors(one))
        .flatMap(({ value, get, set }) => [value, get, set])]);
      show(all.filter((one) => Object(one) === one && !Object.isFrozen(one)).map(String));
    `);
    expect(open).toEqual([]);
  });

  it('cannot be changed by assignment or definition', () => {
    const results = runLocked(`
      const attempts = [
        () => { Array.prototype.map = null; }, () => { Object.prototype.toString = null; }, () => { Object.prototype.more = 1; },
        () => { Error.prototype.name = 'x'; }, () => { Object.defineProperty(Object.prototype, 'constructor', { value: 1 }); },
        () => { Object.setPrototypeOf(Array.prototype, null); }, () => { delete RegExp.prototype.exec; },
      ];
      show(attempts.map((attempt) => { try { attempt(); return 'changed'; } catch (error) { return error.name; } }));
    `);
    expect(results).toEqual(Array(7).fill('TypeError'));
  });

  it('keeps nothing of a match', () => {
    const left = runLocked(`
      /(a)b/.exec('abc');
      show([RegExp.$1, RegExp.input, RegExp['$&'], RegExp.rightContext].map(String));
    `);
    expect(left).toEqual(Array(4).fill('undefined'));
  });

  it('lets objects and classes override what code commonly overrides', () => {
    const overridden = runLocked(`
      function Old() {}
      Old.prototype = Object.create(Error.prototype);
      Old.prototype.constructor = Old;
      Old.prototype.toString = () => 'old';
      const error = new TypeError('a');
      error.name = 'Named';
      const object = {};
      object.valueOf = () => 2;
      object.hasOwnProperty = 'own';
      const iterator = Object.create(Object.getPrototypeOf(Object.getPrototypeOf([].values())));
      iterator[Symbol.iterator] = () => [1, 2].values();
      show([...iterator, String(new Old()), new Old().constructor.name, String(error), object + 1, object.hasOwnProperty, String({}), Object.keys(object)]);
    `);
    expect(overridden).toEqual([
      ...[1, 2, 'old', 'Old', 'Named: a', 3, 'own', '[object Object]'],
      ['valueOf', 'hasOwnProperty'],
    ]);
  });
});

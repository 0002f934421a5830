import { Type } from '@sinclair/typebox';
import { useEffect, useId, useState } from 'react';
import { defineBlock } from '../define-block/index.ts';
import {
  accessibilityFindings,
  changedByOthers,
  hydrationProblems,
  leftovers,
  strictModeProblems,
} from './checks.ts';
import { describeConformance } from './conformance.ts';
import { renderOnServer } from './render-on-server.ts';
import { withoutDom } from './without-dom.ts';

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Uses everything that is hard to get right, and conforms. */
function Search({ id, content }: { id: string; content: { label: string } }) {
  const field = useId();
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <form id={id} data-width={width}>
      <label htmlFor={field}>{content.label}</label>
      <input id={field} />
    </form>
  );
}

const search = defineBlock({
  type: 'search',
  content: Type.Object({ label: Type.String() }),
  hydrate: 'interaction',
  component: Search,
});

describeConformance(search, [
  { name: 'short', content: { label: 'Suche' } },
  { name: 'long', content: { label: 'Suche in allen Pressemitteilungen' } },
]);

describe('the suite finds', () => {
  test('use of globals that a server does not have', () => {
    expect(() => renderOnServer(<UsesGlobal global={() => document.title} />, 'a')).toThrow(/'title'/);
    expect(() => renderOnServer(<UsesGlobal global={() => window.innerWidth} />, 'a')).toThrow(
      /'innerWidth'/,
    );
    expect(() => renderOnServer(<UsesGlobal global={() => localStorage} />, 'a')).toThrow(
      'localStorage is not defined',
    );
    expect(() => renderOnServer(<UsesGlobal global={() => location.search} />, 'a')).toThrow(/'search'/);
  });

  test('[TR2] use of what a renderer does not give', () => {
    for (const global of ['process', 'Buffer', 'crypto', 'Atomics']) {
      expect(() =>
        renderOnServer(<UsesGlobal global={() => Reflect.get(globalThis, global).name} />, 'a'),
      ).toThrow(/'name'/);
    }
    expect(() =>
      renderOnServer(<UsesGlobal global={() => new URL('https://a/b').pathname} />, 'a'),
    ).not.toThrow();
  });

  test('a difference between server and browser', async () => {
    expect(await hydrationProblems(<Environment />, 'a')).toEqual([
      expect.stringMatching(/^hydration does not match: Hydration failed/),
    ]);
  });

  test('invalid nesting of HTML', async () => {
    const problems = await hydrationProblems(<Nested />, 'a');
    expect(problems.join('\n')).toContain('cannot be a descendant of <p>');
  });

  test('violations of axe rules', async () => {
    expect(await accessibilityFindings(renderOnServer(<Picture />, 'a'))).toEqual([
      'image-alt: Images must have alternative text: <img src="/a.avif">',
    ]);
  });

  test('a forgotten listener, and the error that it throws later', async () => {
    const { listeners, problems, html } = await leftovers(<Forgetful />, 'a');
    expect(listeners).toEqual(['window: resize', 'document: keydown']);
    expect(problems.join()).toContain('gone already');
    expect(html).toBe('');
  });

  test('what a block keeps at module level', () => {
    expect(changedByOthers([<Draft key="1" />, <Draft key="2" value="Erika" />], 'a')).toEqual([
      '<p>Erika</p>',
    ]);
  });

  test('an effect that fails when it runs twice', async () => {
    expect(await strictModeProblems(<FailsTwice />, 'a')).toEqual(['console.error: ran twice']);
  });
});

test('the DOM is restored afterwards', () => {
  const before = Object.getOwnPropertyNames(globalThis).length;
  expect(withoutDom(() => [typeof window, typeof document, typeof navigator, typeof localStorage])).toEqual(
    Array(4).fill('undefined'),
  );
  expect([typeof window, typeof document, typeof navigator]).toEqual(Array(3).fill('object'));
  expect(document.createElement('p')).toBeInstanceOf(HTMLElement);
  expect(Object.getOwnPropertyNames(globalThis)).toHaveLength(before);
});

function UsesGlobal({ global }: { global: () => unknown }) {
  return <p>{String(global())}</p>;
}

function Environment() {
  return <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>;
}

function Nested() {
  return (
    <p>
      <div>inside</div>
    </p>
  );
}

function Picture() {
  // biome-ignore lint/a11y/useAltText: the mistake to find
  return <img src="/a.avif" />;
}

function Forgetful() {
  useEffect(() => {
    window.addEventListener('resize', () => {
      throw new Error('gone already');
    });
    document.addEventListener('keydown', () => {}, { capture: true });
  }, []);
  return <p>Forgetful</p>;
}

let draft = '';

function Draft({ value = draft }: { value?: string }) {
  draft = value;
  return <p>{value}</p>;
}

let runs = 0;

function FailsTwice() {
  useEffect(() => {
    runs += 1;
    if (runs > 1) console.error('ran twice');
  }, []);
  return <p>Once</p>;
}

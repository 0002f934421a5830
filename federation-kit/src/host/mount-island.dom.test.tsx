import type { IslandParcelOptions } from '@stadtraum/contracts/island';
import { waitFor } from '@testing-library/dom';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createIslandParcel } from '../island/index.ts';
import { PlatformProvider, serverPlatform, usePlatform } from '../platform/index.ts';
import type { IslandError } from './island-error.ts';
import { mountIsland } from './mount-island.ts';

interface Props {
  id: string;
  content: { titel?: string; throws?: 'in render' | 'in an effect' };
  page: Record<string, unknown>;
}

let count = 0;

/** An island's element, as in the shell's document. */
function serverRendered(Component: (props: Props) => ReactNode, content: Props['content'] = {}) {
  const blockId = `island-${++count}`;
  const element = document.createElement('div');
  element.innerHTML = renderToString(
    <PlatformProvider platform={serverPlatform}>
      <Component id={blockId} content={content} page={{}} />
    </PlatformProvider>,
    { identifierPrefix: `${blockId}-` },
  );
  document.body.append(element);
  return { blockId, element };
}

function start(
  Component: (props: Props) => ReactNode,
  { blockId, element }: { blockId: string; element: HTMLElement },
  options: Partial<IslandParcelOptions> = {},
) {
  const failures: IslandError[] = [];
  const mismatches: IslandError[] = [];
  const mounted = mountIsland(
    { createIslandParcel },
    element,
    {
      blockId,
      component: Component,
      content: {},
      page: {},
      platform: serverPlatform,
      mode: 'hydrate',
      ...options,
    },
    {
      onFailure: (error) => failures.push(error),
      onMismatch: (error) => mismatches.push(error),
    },
  );
  return { mounted, failures, mismatches };
}

/** Silences React, which reports caught errors on the console. */
function expectConsoleErrors(): void {
  console.error = () => {};
}

function Counter({ id, content }: Props) {
  const [clicks, setClicks] = useState(0);
  const field = useId();
  return (
    <form id={id}>
      <label htmlFor={field}>{content.titel}</label>
      <input id={field} name="titel" defaultValue="" />
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
    </form>
  );
}

function Fields() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <form>
      <input name="titel" defaultValue="Dach" />
      <textarea name="text" defaultValue="Dach" />
      <input type="checkbox" name="thema" defaultChecked />
      <select name="art" defaultValue="a">
        <option>a</option>
        <option>b</option>
      </select>
      <output>{isLive ? 'live' : 'still'}</output>
    </form>
  );
}

function Query() {
  return <output>{usePlatform<{ queryKeys: ['q'] }>().urlState.read().length}</output>;
}

function Throwing({ content: { throws } }: Props) {
  useEffect(() => {
    if (throws === 'in an effect') throw new Error(throws);
  });
  if (throws === 'in render') throw new Error(throws);
  return <a href="/presse">Presse</a>;
}

function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('later');
  return (
    <form>
      <input name="titel" />
      <textarea name="text" />
      <input type="checkbox" name="thema" value="dach" />
      <input type="checkbox" name="thema" value="hof" />
      <select name="art" defaultValue="a">
        <option>a</option>
        <option>b</option>
      </select>
      <button type="button" onClick={() => setBroken(true)}>
        Los
      </button>
    </form>
  );
}

describe('mountIsland', () => {
  it("hydrates the server's HTML and keeps its nodes and ids", async () => {
    const island = serverRendered(Counter, { titel: 'Dach' });
    const button = island.element.querySelector('button');
    const { mounted, mismatches } = start(Counter, island, { content: { titel: 'Dach' } });
    await mounted;
    expect(island.element.querySelector('button')).toBe(button);
    button?.click();
    await waitFor(() => expect(button?.textContent).toBe('1'));
    expect(mismatches).toEqual([]);
  });

  it('keeps what was typed before hydration', async () => {
    const island = serverRendered(Counter);
    const input = island.element.querySelector('input');
    if (input) input.value = 'Hof';
    await start(Counter, island).mounted;
    expect(island.element.querySelector('input')).toHaveValue('Hof');
  });

  it('keeps entries in every kind of field, the focus and the selection', async () => {
    const island = serverRendered(Fields);
    const { element } = island;
    const [text, area, box, select] = element.querySelectorAll<HTMLInputElement>('input, textarea, select');
    if (!text || !area || !box || !select) throw new Error('a field is missing');
    for (const field of [text, area]) field.value = 'Hof und Garten';
    box.checked = false;
    select.value = 'b';
    text.focus();
    text.setSelectionRange(4, 7);
    await start(Fields, island).mounted;
    expect(element.querySelector('output')).toHaveTextContent('live');
    expect([text.value, area.value, box.checked, select.value]).toEqual([
      'Hof und Garten',
      'Hof und Garten',
      false,
      'b',
    ]);
    expect(text).toHaveFocus();
    expect([text.selectionStart, text.selectionEnd]).toEqual([4, 7]);
  });

  it('resolves when effects have run and their changes are rendered', async () => {
    const island = serverRendered(Fields);
    expect(island.element.querySelector('output')).toHaveTextContent('still');
    await start(Fields, island).mounted;
    expect(island.element.querySelector('output')).toHaveTextContent('live');
  });

  it("provides the page's platform to the island", async () => {
    const island = serverRendered(Query);
    island.element.replaceChildren();
    const urlState = { ...serverPlatform.urlState, read: () => [['q', 'a']] as const };
    await start(Query, island, { mode: 'render', platform: { ...serverPlatform, urlState } }).mounted;
    expect(island.element.textContent).toBe('1');
  });

  it("restores the server's HTML when hydration throws", async () => {
    expectConsoleErrors();
    const island = serverRendered(Throwing);
    const html = island.element.innerHTML;
    const { mounted } = start(Throwing, island, { content: { throws: 'in render' } });
    await expect(mounted).rejects.toMatchObject({ code: 'ISLAND_RENDER_FAILED', message: 'in render' });
    expect(island.element.innerHTML).toBe(html);
  });

  it("restores the server's HTML when an effect throws", async () => {
    expectConsoleErrors();
    const island = serverRendered(Throwing);
    const { mounted, failures } = start(Throwing, island, { content: { throws: 'in an effect' } });
    // React may run effects before or after it reports the mount.
    await mounted.catch((error: IslandError) => failures.push(error));
    await waitFor(() => expect(failures.map(({ code }) => code)).toEqual(['ISLAND_RENDER_FAILED']));
    expect(island.element.innerHTML).toBe('<a href="/presse">Presse</a>');
  });

  it("restores the server's HTML with the visitor's input when the island throws later", async () => {
    expectConsoleErrors();
    const island = serverRendered(Fragile);
    const { mounted, failures } = start(Fragile, island);
    await mounted;
    const field = (selector: string) => island.element.querySelector<HTMLInputElement>(selector);
    const enter = (selector: string, value: Partial<HTMLInputElement>) => {
      const entered = Object.assign(field(selector) ?? {}, value);
      (entered as HTMLInputElement).dispatchEvent(new Event('input', { bubbles: true }));
    };
    enter('[name=titel]', { value: 'Hof' });
    enter('textarea', { value: 'Zeile 1\nZeile 2' });
    enter('[value=hof]', { checked: true });
    enter('select', { value: 'b' });
    field('button')?.click();

    await waitFor(() => expect(failures.map(({ code }) => code)).toEqual(['ISLAND_RENDER_FAILED']));
    const form = island.element.querySelector('form');
    expect(form && [...new FormData(form)]).toEqual([
      ['titel', 'Hof'],
      ['text', 'Zeile 1\nZeile 2'],
      ['thema', 'hof'],
      ['art', 'b'],
    ]);
    await waitFor(() => expect(island.element.querySelectorAll('form')).toHaveLength(1));
  });

  it('reports HTML that does not match and keeps the island', async () => {
    const island = serverRendered(Counter, { titel: 'Server' });
    const { mounted, mismatches } = start(Counter, island, { content: { titel: 'Browser' } });
    await mounted;
    expect(island.element.querySelector('label')?.textContent).toBe('Browser');
    expect(mismatches.map(({ code }) => code)).toEqual(['ISLAND_MISMATCHED']);
  });

  it('replaces a fallback by rendering from scratch', async () => {
    const island = serverRendered(Counter);
    island.element.innerHTML = '<p>Gerade nicht verfügbar</p>';
    await start(Counter, island, { mode: 'render', content: { titel: 'Dach' } }).mounted;
    expect(island.element.querySelector('p')).not.toBeInTheDocument();
    expect(island.element.querySelector('label')?.textContent).toBe('Dach');
  });

  it('keeps the fallback when rendering fails', async () => {
    expectConsoleErrors();
    const island = serverRendered(Counter);
    island.element.innerHTML = '<p>Gerade nicht verfügbar</p>';
    await expect(
      start(Throwing, island, { mode: 'render', content: { throws: 'in render' } }).mounted,
    ).rejects.toMatchObject({
      code: 'ISLAND_RENDER_FAILED',
    });
    expect(island.element.innerHTML).toBe('<p>Gerade nicht verfügbar</p>');
  });

  it('does not affect other islands when one fails', async () => {
    expectConsoleErrors();
    const healthy = serverRendered(Counter);
    const broken = serverRendered(Counter);
    const results = await Promise.allSettled([
      start(Throwing, broken, { content: { throws: 'in render' } }).mounted,
      start(Counter, healthy).mounted,
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    healthy.element.querySelector('button')?.click();
    await waitFor(() => expect(healthy.element.querySelector('button')?.textContent).toBe('1'));
  });
});

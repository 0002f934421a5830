import { describeConformance } from '@stadtraum/federation-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import examples from './accordion.examples.ts';
import Accordion from './accordion.tsx';
import type { AccordionContent } from './block.ts';
import block from './block.ts';

const first = { id: 'abrechnung', title: 'Wann kommt die Abrechnung?', html: '<p>Zwölf Monate lang</p>' };
const second = { id: 'lastschrift', title: 'Wie ändere ich die Bankverbindung?', html: '<p>Schriftlich</p>' };
const content: AccordionContent = { heading: 'Miete', items: [first, second] };

describeConformance(block, examples);

describe('accordion before hydration', () => {
  beforeEach(() => putOnPage());

  it('is closed and holds all its text', () => {
    expect(details('abrechnung').open).toBe(false);
    expect(document.body.textContent).toContain('Zwölf Monate');
  });

  it('makes no statement about states that it does not keep', () => {
    expect(document.querySelector('[data-active], [data-moving]')).toBeNull();
  });
});

describe('accordion after hydration', () => {
  let root: Root;
  afterEach(() => act(async () => root.unmount()));

  it('[R2.11-15] flips the expanded attribute and the active state of item and head', async () => {
    putOnPage();
    root = await hydrate();
    const visitor = userEvent.setup();
    expect(states('abrechnung')).toEqual({ open: false, item: false, head: false });

    await visitor.click(screen.getByText(first.title));
    expect(states('abrechnung')).toEqual({ open: true, item: true, head: true });

    await visitor.click(screen.getByText(first.title));
    expect(states('abrechnung')).toEqual({ open: false, item: false, head: false });
  });

  it('[R2.11-15] stays in the document until the closing animation is over', async () => {
    putOnPage();
    root = await hydrate();
    const visitor = userEvent.setup();
    await visitor.click(screen.getByText(first.title));
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    details('abrechnung').getAnimations = () => [{ finished } as never];

    await visitor.click(screen.getByText(first.title));
    expect(states('abrechnung')).toEqual({ open: true, item: false, head: false });
    expect(details('abrechnung').dataset.moving).toBe('closing');

    await act(async () => finish());
    expect(details('abrechnung').open).toBe(false);
    expect(details('abrechnung').dataset.moving).toBeUndefined();
  });

  it('leaves the other sections as they are', async () => {
    putOnPage();
    root = await hydrate();
    const visitor = userEvent.setup();
    await visitor.click(screen.getByText(first.title));
    await visitor.click(screen.getByText(second.title));
    expect([details('abrechnung').open, details('lastschrift').open]).toEqual([true, true]);
  });

  it('keeps a section open that was opened before hydration', async () => {
    putOnPage();
    details('lastschrift').open = true;
    root = await hydrate();
    expect(states('lastschrift')).toEqual({ open: true, item: true, head: true });
    expect(details('lastschrift').dataset.moving).toBeUndefined();
  });
});

function putOnPage(): void {
  document.body.innerHTML = `<div id="island">${renderToString(element())}</div>`;
}

function hydrate(): Promise<Root> {
  const island = document.getElementById('island') as HTMLElement;
  return act(async () => hydrateRoot(island, element()));
}

function element() {
  return <Accordion id="fragen" content={content} page={{}} />;
}

function details(item: string): HTMLDetailsElement {
  return document.getElementById(`fragen-${item}`) as HTMLDetailsElement;
}

function states(item: string) {
  const element = details(item);
  const head = element.querySelector('summary');
  return {
    open: element.open,
    item: element.dataset.active !== undefined,
    head: head?.dataset.active !== undefined,
  };
}

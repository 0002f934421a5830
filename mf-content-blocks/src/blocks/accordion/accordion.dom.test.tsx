import { describeConformance } from '@stadtraum/federation-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import examples from './accordion.examples.ts';
import Accordion from './accordion.tsx';
import block from './block.ts';
import type { AccordionContent } from './content.ts';

const first = { id: 'abrechnung', title: 'Wann kommt die Abrechnung?', html: '<p>Zwölf Monate lang</p>' };
const second = { id: 'lastschrift', title: 'Wie ändere ich die Bankverbindung?', html: '<p>Schriftlich</p>' };
const content: AccordionContent = { heading: 'Miete', items: [first, second] };

describeConformance(block, examples);

describe('accordion before hydration', () => {
  beforeEach(() => renderToPage());

  it('renders closed items that contain their whole text', () => {
    expect(section('abrechnung').open).toBe(false);
    expect(document.body).toHaveTextContent('Zwölf Monate');
  });

  it('does not mark any item as active, because no script would update the mark', () => {
    expect(document.querySelector('[data-active], [data-moving]')).not.toBeInTheDocument();
  });
});

describe('accordion after hydration', () => {
  let root: Root;
  afterEach(() => act(async () => root.unmount()));

  it('[R2.11-15] toggles the expanded attribute and the active state of the item and its header', async () => {
    renderToPage();
    root = await hydrate();
    const visitor = userEvent.setup();
    expect(states('abrechnung')).toEqual({ open: false, item: false, head: false });

    await visitor.click(screen.getByText(first.title));
    expect(states('abrechnung')).toEqual({ open: true, item: true, head: true });
    expect(states('lastschrift')).toEqual({ open: false, item: false, head: false });

    await visitor.click(screen.getByText(first.title));
    expect(states('abrechnung')).toEqual({ open: false, item: false, head: false });
  });

  it('keeps a section open if it was opened before hydration', async () => {
    renderToPage();
    section('lastschrift').open = true;
    root = await hydrate();
    expect(states('lastschrift')).toEqual({ open: true, item: true, head: true });
    expect(section('lastschrift')).not.toHaveAttribute('data-moving');
  });
});

describe('accordion', () => {
  it('renders item titles one level below the heading, or at its level if there is no heading', () => {
    renderToPage();
    expect(screen.getByRole('heading', { level: 3, name: first.title })).toBeInTheDocument();
    renderToPage({ items: [first] });
    expect(screen.getByRole('heading', { level: 2, name: first.title })).toBeInTheDocument();
  });
});

function renderToPage(accordionContent = content): void {
  document.body.innerHTML = `<div id="island">${renderToString(element(accordionContent))}</div>`;
}

function hydrate(): Promise<Root> {
  const island = document.getElementById('island') as HTMLElement;
  return act(async () => hydrateRoot(island, element(content)));
}

function element(accordionContent: AccordionContent) {
  return <Accordion id="fragen" content={accordionContent} page={{}} />;
}

/** The section that contains the anchor `<block>-<item>`. */
function section(item: string): HTMLDetailsElement {
  return document.getElementById(`fragen-${item}`)?.closest('details') as HTMLDetailsElement;
}

function states(item: string) {
  const element = section(item);
  const head = element.querySelector('summary');
  return {
    open: element.open,
    item: element.dataset.active !== undefined,
    head: head?.dataset.active !== undefined,
  };
}

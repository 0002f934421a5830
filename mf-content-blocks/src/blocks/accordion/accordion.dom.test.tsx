import { serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance } from '@stadtraum/federation-kit/testing';
import accordion from '@stadtraum/shared-ui/behaviours/accordion';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import examples from './accordion.examples.ts';
import Accordion from './accordion.tsx';
import block from './block.ts';
import type { AccordionContent } from './content.ts';

const first = { id: 'abrechnung', title: 'Wann kommt die Abrechnung?', html: '<p>Zwölf Monate lang</p>' };
const second = { id: 'lastschrift', title: 'Wie ändere ich die Bankverbindung?', html: '<p>Schriftlich</p>' };
const content: AccordionContent = { heading: 'Miete', items: [first, second] };

describeConformance(block, examples, { accordion });

describe('accordion without JavaScript', () => {
  beforeEach(() => renderToPage());

  it('renders closed items that contain their whole text', () => {
    expect(section('abrechnung').open).toBe(false);
    expect(document.body).toHaveTextContent('Zwölf Monate');
  });

  it('does not mark any item as active, because no script would update the mark', () => {
    expect(document.querySelector('[data-active], [data-moving]')).not.toBeInTheDocument();
  });
});

describe('accordion with its behaviour', () => {
  const end = new AbortController();
  afterAll(() => end.abort());

  it('[R2.11-15] [FO5] toggles the expanded attribute and the active state of the item and its header', async () => {
    runBehaviour();
    const visitor = userEvent.setup();
    expect(states('abrechnung')).toEqual({ open: false, item: false, head: false });

    await visitor.click(screen.getByText(first.title));
    expect(states('abrechnung')).toEqual({ open: true, item: true, head: true });
    expect(states('lastschrift')).toEqual({ open: false, item: false, head: false });

    await visitor.click(screen.getByText(first.title));
    expect(states('abrechnung')).toEqual({ open: false, item: false, head: false });
  });

  it('moves the focus between the headers with arrow keys', async () => {
    runBehaviour();
    const visitor = userEvent.setup();
    section('abrechnung').querySelector('summary')?.focus();
    await visitor.keyboard('{ArrowDown}');
    expect(section('lastschrift').querySelector('summary')).toHaveFocus();
  });

  it('keeps a section open that was opened before', () => {
    renderToPage();
    section('lastschrift').open = true;
    runBehaviour({ renders: false });
    expect(states('lastschrift')).toEqual({ open: true, item: true, head: true });
    expect(section('lastschrift')).not.toHaveAttribute('data-moving');
  });

  function runBehaviour({ renders = true } = {}): void {
    if (renders) renderToPage();
    accordion(document.body, { platform: serverPlatform, hydrate() {}, signal: end.signal });
  }
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

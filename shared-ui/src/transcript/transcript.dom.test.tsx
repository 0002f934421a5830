import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './transcript.examples.tsx';
import { Transcript } from './transcript.tsx';

describeComponent('Transcript', examples, { attributesSetByHydration: ['data-live'] });

describe('Transcript', () => {
  const stylesheet = document.createElement('style');
  stylesheet.textContent = readStylesheet();
  beforeAll(() => document.head.append(stylesheet));
  afterAll(() => stylesheet.remove());
  afterEach(cleanup);

  it('[R2.11-19] shows and hides a transcript and switches its label', async () => {
    render(<Transcripts />);
    const visitor = userEvent.setup();
    const [first, second] = summaries();
    expect([label(first), label(second)]).toEqual(['Text zeigen', 'Text zeigen']);
    await visitor.click(first as HTMLElement);
    expect([label(first), label(second)]).toEqual(['Text verbergen', 'Text zeigen']);
    await visitor.click(first as HTMLElement);
    expect(label(first)).toBe('Text zeigen');
  });

  it('works without JavaScript', () => {
    document.body.innerHTML = renderToString(<Transcripts />);
    const [first] = summaries();
    expect(label(first)).toBe('Text zeigen');
    (first?.parentElement as HTMLDetailsElement).open = true;
    expect(label(first)).toBe('Text verbergen');
  });
});

/** Reads the stylesheet; in tests, CSS Modules do not change class names. */
function readStylesheet(): string {
  const { readFileSync } = jest.requireActual<{ readFileSync(path: string, encoding: 'utf8'): string }>(
    'node:fs',
  );
  return readFileSync((expect.getState().testPath ?? '').replace('.dom.test.tsx', '.module.css'), 'utf8');
}

function Transcripts() {
  const labels = { hiddenLabel: 'Text zeigen', shownLabel: 'Text verbergen' };
  return (
    <>
      <Transcript recordId={1} {...labels}>
        Eins
      </Transcript>
      <Transcript recordId={2} {...labels}>
        Zwei
      </Transcript>
    </>
  );
}

function summaries(): HTMLElement[] {
  return [...document.querySelectorAll('summary')];
}

function label(summary: HTMLElement | undefined): string {
  const spans = [...(summary?.querySelectorAll<HTMLElement>('[class^="when"]') ?? [])];
  return spans
    .filter((span) => getComputedStyle(span).display !== 'none')
    .map(({ textContent }) => textContent)
    .join();
}

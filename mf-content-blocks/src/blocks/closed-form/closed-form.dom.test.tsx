import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './closed-form.examples.ts';
import ClosedForm from './closed-form.tsx';
import type { ClosedFormContent } from './content.ts';

describeConformance(block, examples);

const [opened, tooLate] = examples.map(({ content }) => content as ClosedFormContent);

describe('closed-form', () => {
  it('[VI3] gives a visitor whose form came too late a true sentence and the whole input', () => {
    show(tooLate);
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Diese Wohnung ist seit heute vermietet');
    expect(notice).toHaveTextContent('wir suchen schon lange im Hafen.');
  });

  it('says only why the page is gone to everybody else', () => {
    show(opened);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dieses Angebot ist vergeben');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

function show(content: ClosedFormContent | undefined): void {
  if (!content) throw new Error('the example is missing');
  render(<ClosedForm id="vergeben" content={content} page={{}} />);
}

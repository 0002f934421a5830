import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import type { OfferFinderContent } from './content.ts';
import examples from './offer-finder.examples.ts';
import OfferFinder from './offer-finder.tsx';

describeConformance(block, examples);

describe('offer-finder', () => {
  it('[VI1] submits the fields of the list to the page of the list', () => {
    const form = show('nur das Formular');
    expect(new URL(form.action).pathname).toBe('/immobilien/angebote');
    expect([...new FormData(form).keys()]).toEqual([
      'tx_dmshoffers_offerslist[district]',
      'tx_dmshoffers_offerslist[roomsvon]',
      'tx_dmshoffers_offerslist[rentbis]',
    ]);
    expect(screen.getByRole('option', { name: 'Hafen (3)' })).toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveAccessibleName('24 Angebote zeigen');
  });

  it('[VI1] names the district as a list does that accepts several', () => {
    expect(show('mehrere Bezirke').elements[0]).toHaveAttribute(
      'name',
      'tx_dmshoffers_offerslist[district][]',
    );
  });
});

function show(name: string): HTMLFormElement {
  const example: { content: OfferFinderContent } | undefined = examples.find(
    (candidate) => candidate.name === name,
  );
  if (!example) throw new Error('no example');
  const { container } = render(<OfferFinder id="finden" content={example.content} page={{}} />);
  return container.querySelector('form') as HTMLFormElement;
}

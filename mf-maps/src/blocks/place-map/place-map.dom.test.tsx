import { describeConformance } from '@stadtraum/federation-kit/testing';
import consentPlaceholder from '@stadtraum/shared-ui/behaviours/consent-placeholder';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import type { PlaceMapContent } from './content.ts';
import examples from './place-map.examples.ts';
import PlaceMap from './place-map.tsx';

// jsdom has no layout, so nothing is near the viewport.
beforeAll(() => {
  const observer = { observe() {}, disconnect() {} };
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => observer) });
});

describeConformance(block, examples, { 'consent-placeholder': consentPlaceholder });

const [projects, hidden] = examples.map(({ content }): PlaceMapContent => content);

describe('place-map', () => {
  it("lists a collection's records with links to their pages and directions", () => {
    show(projects);
    expect(screen.getByRole('link', { name: 'Lindenhöfe' })).toHaveAttribute(
      'href',
      '/immobilien/projekte/lindenhoefe',
    );
    expect(screen.getAllByRole('link', { name: /Route planen/ })).toHaveLength(2);
  });

  it('offers no directions if the address is not public', () => {
    show(hidden);
    expect(screen.getByText(/Der Punkt zeigt nur den Bezirk/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Route planen/ })).not.toBeInTheDocument();
  });
});

function show(content: PlaceMapContent | undefined): void {
  if (!content) throw new Error('the example is missing');
  render(<PlaceMap id="karte" content={content} page={{ maps: { kind: 'own' } }} />);
}

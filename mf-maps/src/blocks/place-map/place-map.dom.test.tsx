import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import type { PlaceMapContent } from './content.ts';
import examples from './place-map.examples.ts';
import PlaceMap from './place-map.tsx';

describeConformance(block, examples);

const [projects, hidden] = examples.map(({ content }): PlaceMapContent => content);

describe('place-map', () => {
  it('lists what a collection holds, each with its page and the way there', () => {
    show(projects);
    expect(screen.getByRole('link', { name: 'Lindenhöfe' })).toHaveAttribute(
      'href',
      '/immobilien/projekte/lindenhoefe',
    );
    expect(screen.getAllByRole('link', { name: /Route planen/ })).toHaveLength(2);
  });

  it('leads nobody to a place that is not to be known', () => {
    show(hidden);
    expect(screen.getByText(/Der Punkt zeigt nur den Bezirk/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Route planen/ })).not.toBeInTheDocument();
  });
});

function show(content: PlaceMapContent | undefined): void {
  if (!content) throw new Error('the example is gone');
  render(<PlaceMap id="karte" content={content} page={{ maps: { kind: 'own' } }} />);
}

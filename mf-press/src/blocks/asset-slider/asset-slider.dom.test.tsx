import { describeConformance } from '@stadtraum/federation-kit/testing';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import { render, screen } from '@testing-library/react';
import { pressAssets } from '../../assets/asset.examples.ts';
import examples from './asset-slider.examples.ts';
import AssetSlider from './asset-slider.tsx';
import block from './block.ts';

describeConformance(block, examples, { slider });

describe('asset slider', () => {
  it('[R2.4-5] [VI6] links to all pictures that have files; the links wait for hydration', () => {
    render(
      <AssetSlider id="bilder" content={{ heading: 'Bilder', items: pressAssets, total: 5 }} page={{}} />,
    );
    const pictured = pressAssets.filter(({ picture }) => picture);
    for (const { title, uid } of pictured) {
      const link = screen.getByRole('link', { name: title });
      expect(link.getAttribute('href')).toMatch(new RegExp(`/1600\\.jpg#bild-${uid}$`));
      expect(link).toHaveAttribute('data-hold');
    }
    expect(screen.getAllByRole('link')).toHaveLength(pictured.length);
  });

  it('renders nothing without pictures', () => {
    const { container } = render(
      <AssetSlider id="bilder" content={{ heading: 'Bilder', items: [], total: 0 }} page={{}} />,
    );
    expect(container.innerHTML).toBe('');
  });
});

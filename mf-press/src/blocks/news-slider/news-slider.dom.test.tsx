import { describeConformance } from '@stadtraum/federation-kit/testing';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import { render, screen, within } from '@testing-library/react';
import { newsItems } from '../../news/news.examples.ts';
import block from './block.ts';
import examples from './news-slider.examples.ts';
import NewsSlider from './news-slider.tsx';

describeConformance(block, examples, { slider });

describe('news slider', () => {
  it('links to each news item and to all news', () => {
    const more = { label: 'Alle Neuigkeiten', path: '/presse/news' };
    render(
      <NewsSlider id="neues" content={{ heading: 'Neues', more, items: newsItems, total: 4 }} page={{}} />,
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/presse/news', ...newsItems.map(({ path }) => path)]);
  });

  it('[VI13] shows a single item as a card that fills its row, without a slider', () => {
    const items = newsItems.slice(0, 1);
    render(<NewsSlider id="neues" content={{ heading: 'Neues', items, total: 1 }} page={{}} />);
    expect(within(screen.getByRole('list', { name: 'Neues' })).getAllByRole('article')).toHaveLength(1);
    expect(document.querySelector('[data-slider]')).not.toBeInTheDocument();
  });

  it('renders nothing without news', () => {
    const { container } = render(
      <NewsSlider id="neues" content={{ heading: 'Neues', items: [], total: 0 }} page={{}} />,
    );
    expect(container.innerHTML).toBe('');
  });
});

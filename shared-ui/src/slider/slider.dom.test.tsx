import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './slider.examples.tsx';
import {
  active,
  button,
  layout,
  Pictures,
  quickVisitor,
  setUpSliderTests,
  startSlider,
  visibleSlides,
} from './testing/mounted-slider.tsx';

describeComponent('Slider', examples, { attributesSetByHydration: ['data-live'] });

setUpSliderTests();

let engineLoads = 0;

jest.mock('./swiper-engine.ts', () => {
  engineLoads += 1;
  return jest.requireActual('./swiper-engine.ts');
});

describe('Slider before it starts', () => {
  it('renders a complete list that can be scrolled by keyboard, with hidden controls', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Pictures count={3} />);
    expect(html.querySelectorAll('[role="group"][aria-roledescription="Folie"]')).toHaveLength(3);
    expect(html.querySelectorAll('[inert], [data-started]')).toHaveLength(0);
    expect(html.querySelector('.viewport')).toHaveAttribute('tabindex', '0');
  });

  it('loads its engine only near the viewport', async () => {
    jest.resetModules();
    const before = engineLoads;
    render(<Pictures count={3} />);
    await settle();
    expect(engineLoads).toBe(before);
    expect(started()).toHaveLength(0);

    await layout.show();
    expect(engineLoads).toBe(before + 1);
    expect(started()).toHaveLength(1);
  });

  it('remains a list without IntersectionObserver', async () => {
    layout.remove();
    render(<Pictures count={3} />);
    await settle();
    expect(started()).toHaveLength(0);
  });

  it('starts at the visitor’s scroll position', async () => {
    layout.scrollLeft = 1800;
    const moved = jest.fn();
    await startSlider({ count: 5, onIndexChange: moved });
    expect(visibleSlides()).toEqual(['Folie 3 von 5']);
    expect(moved.mock.calls).toEqual([[2]]);
  });

  it.each([
    ['no slides', 0],
    ['one slide', 1],
  ])('does not start with %s', async (_name, count) => {
    await startSlider({ count });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(started()).toHaveLength(0);
  });
});

describe('Slider content', () => {
  it('[R2.11-1] shows a counter with leading zeros', async () => {
    const visitor = await startSlider({ count: 12, counter: true });
    expect(document.querySelector('.counter')).toHaveTextContent('01 / 12');
    await visitor.click(button('Nächste Folie'));
    expect(document.querySelector('.counter')).toHaveTextContent('02 / 12');
  });

  it('[R2.5-1] shows the number of slides for the window’s width on both sides of a breakpoint', async () => {
    layout.viewport = 990;
    await startSlider({ count: 6, views: { base: 1, 991: 3 }, wrap: 'loop' });
    expect(visibleSlides()).toHaveLength(1);
    layout.viewport = 991;
    layout.resize();
    await waitFor(() => expect(visibleSlides()).toHaveLength(3));
  });

  it('hides its controls if all slides fit', () => {
    const html = renderToString(<Pictures count={3} views={{ base: 1, 991: 3 }} />);
    expect(html).toContain('--controls-768:flex');
    expect(html).toContain('--controls-991:none');
  });

  it('[R2.11-6] synchronises sliders with the same index', async () => {
    render(<Linked />);
    await layout.show();
    const [people, quotes] = screen.getAllByRole('region') as [HTMLElement, HTMLElement];
    const visitor = quickVisitor();
    await visitor.click(within(people).getByRole('button', { name: 'Nächste Folie' }));
    expect([active(people), active(quotes)]).toEqual(['Folie 2 von 5', 'Folie 2 von 5']);
    await visitor.click(within(quotes).getByRole('button', { name: 'Vorherige Folie' }));
    layout.endMove();
    expect([active(people), active(quotes)]).toEqual(['Folie 1 von 5', 'Folie 1 von 5']);
  });

  it('does not move another slider on the page', async () => {
    render(
      <>
        <Pictures count={3} label="Erster" />
        <Pictures count={3} label="Zweiter" />
      </>,
    );
    await layout.show();
    const [first, second] = screen.getAllByRole('region') as [HTMLElement, HTMLElement];
    await quickVisitor().click(within(first).getByRole('button', { name: 'Nächste Folie' }));
    expect([active(first), active(second)]).toEqual(['Folie 2 von 3', 'Folie 1 von 3']);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('can be swiped unless swiping is disabled (R2.5-2)', async () => {
    await startSlider({ count: 3 });
    layout.drag(-600);
    expect(visibleSlides()).toEqual(['Folie 2 von 3']);
    cleanup();
    await startSlider({ count: 3, swipe: false });
    layout.drag(-600);
    expect(visibleSlides()).toEqual(['Folie 1 von 3']);
  });

  it('restarts when its slides change', async () => {
    const { rerender } = render(<Pictures count={4} wrap="loop" />);
    await layout.show();
    await quickVisitor().click(button('Vorherige Folie'));
    rerender(<Pictures count={5} wrap="loop" />);
    await layout.show();
    expect(visibleSlides()).toEqual(['Folie 1 von 5']);
    const order = [...document.querySelectorAll('.slide')].map((slide) => slide.textContent);
    expect(order).toHaveLength(5);
  });

  it('restores the order of its slides on unmount', async () => {
    const visitor = await startSlider({ count: 4, wrap: 'loop' });
    await visitor.click(button('Vorherige Folie'));
    cleanup();
    expect(document.body.textContent).toBe('');
  });
});

function Linked() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <Pictures count={5} label="Auszubildende" wrap="loop" index={index} onIndexChange={setIndex} />
      <Pictures count={5} label="Zitate" wrap="loop" index={index} onIndexChange={setIndex} />
    </>
  );
}

function settle(): Promise<void> {
  return act(async () => {});
}

function started(): Element[] {
  return [...document.querySelectorAll('.viewport[data-started]')];
}

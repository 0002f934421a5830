import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  active,
  button,
  layout,
  setUpSliderTests,
  startSlider,
  visibleSlides,
} from './testing/mounted-slider.tsx';

setUpSliderTests();

describe('Slider with previous and next (APG carousel)', () => {
  it('moves on Enter and Space, keeps the focus and announces the slide', async () => {
    const visitor = await startSlider({ count: 3, dots: false, wrap: 'loop' });
    await visitor.tab();
    expect(button('Vorherige Folie')).toHaveFocus();
    await visitor.tab();
    expect(button('Nächste Folie')).toHaveFocus();

    await visitor.keyboard('{Enter}');
    expect(visibleSlides()).toEqual(['Folie 2 von 3']);
    expect(screen.getByRole('status').textContent).toBe('Folie 2 von 3');
    expect(button('Nächste Folie')).toHaveFocus();
    layout.endMove();

    await visitor.keyboard(' ');
    expect(visibleSlides()).toEqual(['Folie 3 von 3']);
    layout.endMove();

    await visitor.tab({ shift: true });
    await visitor.keyboard('{Enter}');
    expect(visibleSlides()).toEqual(['Folie 2 von 3']);
  });

  it('[R2.5-2] loops in both directions and keeps slides out of view inert', async () => {
    const visitor = await startSlider({ count: 6, views: { base: 1, 991: 3 }, wrap: 'loop' });
    expect(visibleSlides()).toEqual(['Folie 1 von 6', 'Folie 2 von 6', 'Folie 3 von 6']);
    await visitor.click(button('Vorherige Folie'));
    layout.endMove();
    expect(visibleSlides()).toEqual(['Folie 6 von 6', 'Folie 1 von 6', 'Folie 2 von 6']);
    await visitor.click(button('Nächste Folie'));
    layout.endMove();
    await visitor.click(button('Nächste Folie'));
    expect(visibleSlides()).toEqual(['Folie 2 von 6', 'Folie 3 von 6', 'Folie 4 von 6']);
  });

  it('[R2.5-2] arrives at the right slide after several quick clicks', async () => {
    const visitor = await startSlider({ count: 6, wrap: 'loop' });
    for (let step = 0; step < 3; step += 1) await visitor.click(button('Nächste Folie'));
    layout.endMove();
    await waitFor(() => expect(visibleSlides()).toEqual(['Folie 4 von 6']));
  });

  it('[R2.11-3] rewinds at the end with `rewind` and if there are too few slides to loop', async () => {
    const visitor = await startSlider({ count: 3, wrap: 'rewind' });
    await visitor.click(button('Vorherige Folie'));
    expect(visibleSlides()).toEqual(['Folie 3 von 3']);
    layout.endMove();
    await visitor.click(button('Nächste Folie'));
    expect(visibleSlides()).toEqual(['Folie 1 von 3']);

    cleanup();
    await startSlider({ count: 4, views: 3, centred: true, wrap: 'loop' });
    expect(visibleSlides()).toEqual(['Folie 1 von 4', 'Folie 2 von 4']);
  });

  it('moves to a partly visible slide when the keyboard focus enters it', async () => {
    const visitor = await startSlider({ count: 4, views: { base: 1.2 }, arrows: false, dots: false });
    const [first, second] = screen.getAllByRole('link') as [HTMLElement, HTMLElement];
    first.focus();
    expect(active(document.body)).toBe('Folie 1 von 4');
    await visitor.tab();
    expect(second).toHaveFocus();
    expect(active(document.body)).toBe('Folie 2 von 4');
  });

  it('does not move beyond its ends without wrapping and keeps the focus on the arrow', async () => {
    const visitor = await startSlider({ count: 2 });
    await visitor.click(button('Vorherige Folie'));
    expect(visibleSlides()).toEqual(['Folie 1 von 2']);
    expect(button('Vorherige Folie')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Vorherige Folie')).toHaveFocus();
  });
});

describe('Slider with tabs as dots (APG tabbed carousel)', () => {
  it.each([
    ['{ArrowRight}', 'Folie 2 von 4'],
    ['{ArrowRight}{ArrowRight}', 'Folie 3 von 4'],
    ['{ArrowLeft}', 'Folie 4 von 4'],
    ['{End}', 'Folie 4 von 4'],
    ['{End}{ArrowRight}', 'Folie 1 von 4'],
    ['{End}{Home}', 'Folie 1 von 4'],
  ])('%s selects %s immediately', async (keys, name) => {
    const visitor = await startSlider({ count: 4, arrows: false });
    await visitor.tab();
    await visitor.keyboard(keys);
    const tab = screen.getByRole('tab', { selected: true });
    expect(tab).toHaveAttribute('aria-label', name);
    expect(tab).toHaveFocus();
    layout.endMove();
    expect(visibleSlides()).toEqual([name]);
  });

  it('has one tab stop and uses the slides as tab panels', async () => {
    const visitor = await startSlider({ count: 4, arrows: false });
    await visitor.tab();
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await visitor.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
    const panels = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
    expect(panels.map((id) => document.getElementById(id ?? '')?.getAttribute('role'))).toEqual(
      Array(4).fill('tabpanel'),
    );
  });

  it('does not handle browser shortcuts', async () => {
    const visitor = await startSlider({ count: 4, arrows: false });
    await visitor.tab();
    await visitor.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(visibleSlides()).toEqual(['Folie 1 von 4']);
  });
});

describe('Slider with buttons as dots (APG grouped carousel)', () => {
  it('has a button for each position; the current one has no effect', async () => {
    const visitor = await startSlider({ count: 5, views: 3, arrows: false });
    const group = screen.getByRole('group', { name: 'Folie wählen' });
    const dots = within(group).getAllByRole('button');
    expect(dots.map(({ dataset }) => dataset.beyond !== undefined)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(dots[0]).toHaveAttribute('aria-disabled', 'true');

    (dots[2] as HTMLElement).focus();
    await visitor.keyboard('{Enter}');
    expect(visibleSlides()).toEqual(['Folie 3 von 5', 'Folie 4 von 5', 'Folie 5 von 5']);
    layout.endMove();
    (dots[1] as HTMLElement).focus();
    await visitor.keyboard(' ');
    expect(visibleSlides()).toEqual(['Folie 2 von 5', 'Folie 3 von 5', 'Folie 4 von 5']);
  });
});

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { button, layout, setUpSliderTests, startSlider, visibleSlides } from './testing/mounted-slider.tsx';

setUpSliderTests();

describe('Slider with autoplay', () => {
  const interval = 5000;

  it('[R2.11-1] [R2.11-2] moves at its interval only with autoplay and continues after the last slide', async () => {
    await startSlider({ count: 2, wrap: 'loop' }, { timers: true });
    await advance(interval * 2);
    expect(visibleSlides()).toEqual(['Folie 1 von 2']);
    cleanup();

    await startSlider({ count: 2, wrap: 'loop', autoplay: interval }, { timers: true });
    await advance(interval - 1);
    expect(visibleSlides()).toEqual(['Folie 1 von 2']);
    await advance(1);
    expect(visibleSlides()).toEqual(['Folie 2 von 2']);
    layout.endMove();
    await advance(interval);
    expect(visibleSlides()).toEqual(['Folie 1 von 2']);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('pauses and restarts with its first control', async () => {
    await startSlider({ count: 3, wrap: 'loop', autoplay: interval }, { timers: true });
    const pause = button('Automatischen Wechsel anhalten');
    expect(screen.getAllByRole('button')[0]).toBe(pause);
    await click(pause);
    await advance(interval * 3);
    expect(visibleSlides()).toEqual(['Folie 1 von 3']);

    await click(button('Automatischen Wechsel starten'));
    await advance(interval);
    expect(visibleSlides()).toEqual(['Folie 2 von 3']);
  });

  it('pauses while the pointer is over it and stops when it receives the focus', async () => {
    await startSlider({ count: 3, wrap: 'loop', autoplay: interval }, { timers: true });
    const slider = screen.getByRole('region');
    await act(async () => fireEvent.pointerEnter(slider, { pointerType: 'mouse' }));
    await advance(interval * 2);
    expect(visibleSlides()).toEqual(['Folie 1 von 3']);
    await act(async () => fireEvent.pointerLeave(slider));
    await advance(interval);
    expect(visibleSlides()).toEqual(['Folie 2 von 3']);

    await act(async () => button('Nächste Folie').focus());
    await advance(interval * 2);
    expect(visibleSlides()).toEqual(['Folie 2 von 3']);
    expect(button('Automatischen Wechsel starten')).toBeInTheDocument();
  });

  it('does not move and has no pause button with reduced motion', async () => {
    layout.reducedMotion = true;
    await startSlider({ count: 3, wrap: 'loop', autoplay: interval }, { timers: true });
    await advance(interval * 3);
    expect(visibleSlides()).toEqual(['Folie 1 von 3']);
    expect(screen.queryByRole('button', { name: /Automatisch/ })).not.toBeInTheDocument();
  });
});

function advance(ms: number): Promise<void> {
  return act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

function click(element: HTMLElement): Promise<void> {
  return act(async () => element.click());
}

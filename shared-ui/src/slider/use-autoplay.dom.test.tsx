import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { button, layOutEveryTest, layout, shown, startSlider } from './testing/mounted-slider.tsx';

layOutEveryTest();

describe('Slider that moves by itself', () => {
  const interval = 5000;

  it('[R2.11-1] [R2.11-2] moves at its interval only with autoplay, and continues after the last slide', async () => {
    await startSlider({ count: 2, wrap: 'loop' }, { timers: true });
    await pass(interval * 2);
    expect(shown()).toEqual(['Folie 1 von 2']);
    cleanup();

    await startSlider({ count: 2, wrap: 'loop', autoplay: interval }, { timers: true });
    await pass(interval - 1);
    expect(shown()).toEqual(['Folie 1 von 2']);
    await pass(1);
    expect(shown()).toEqual(['Folie 2 von 2']);
    layout.endMove();
    await pass(interval);
    expect(shown()).toEqual(['Folie 1 von 2']);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('has a first control that pauses and restarts it', async () => {
    await startSlider({ count: 3, wrap: 'loop', autoplay: interval }, { timers: true });
    const pause = button('Automatischen Wechsel anhalten');
    expect(screen.getAllByRole('button')[0]).toBe(pause);
    await click(pause);
    await pass(interval * 3);
    expect(shown()).toEqual(['Folie 1 von 3']);

    await click(button('Automatischen Wechsel starten'));
    await pass(interval);
    expect(shown()).toEqual(['Folie 2 von 3']);
  });

  it('waits while the pointer rests on it, and ends when the focus enters it', async () => {
    await startSlider({ count: 3, wrap: 'loop', autoplay: interval }, { timers: true });
    const slider = screen.getByRole('region');
    await act(async () => fireEvent.pointerEnter(slider, { pointerType: 'mouse' }));
    await pass(interval * 2);
    expect(shown()).toEqual(['Folie 1 von 3']);
    await act(async () => fireEvent.pointerLeave(slider));
    await pass(interval);
    expect(shown()).toEqual(['Folie 2 von 3']);

    await act(async () => button('Nächste Folie').focus());
    await pass(interval * 2);
    expect(shown()).toEqual(['Folie 2 von 3']);
    expect(button('Automatischen Wechsel starten')).toBeInTheDocument();
  });

  it('does not move under reduced motion, and has nothing to pause', async () => {
    layout.reducedMotion = true;
    await startSlider({ count: 3, wrap: 'loop', autoplay: interval }, { timers: true });
    await pass(interval * 3);
    expect(shown()).toEqual(['Folie 1 von 3']);
    expect(screen.queryByRole('button', { name: /Automatisch/ })).not.toBeInTheDocument();
  });
});

function pass(ms: number): Promise<void> {
  return act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

function click(element: HTMLElement): Promise<void> {
  return act(async () => element.click());
}

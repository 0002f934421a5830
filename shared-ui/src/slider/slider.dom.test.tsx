import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './slider.examples.tsx';
import { Slider, type SliderProps } from './slider.tsx';
import { giveLayout, type Layout } from './testing/layout.ts';

describeComponent('Slider', examples);

let layout: Layout;
let engineLoads = 0;

jest.mock('./swiper-engine.ts', () => {
  engineLoads += 1;
  return jest.requireActual('./swiper-engine.ts');
});

beforeEach(() => {
  layout = giveLayout({ viewport: 1000, slider: 900 });
});

afterEach(() => {
  cleanup();
  layout.remove();
  jest.useRealTimers();
});

describe('Slider before it starts', () => {
  it('is a complete list that can be scrolled by keyboard, its controls unseen', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Pictures count={3} />);
    expect(html.querySelectorAll('[role="group"][aria-roledescription="Folie"]')).toHaveLength(3);
    expect(html.querySelectorAll('[inert], [data-started]')).toHaveLength(0);
    expect(html.querySelector('.viewport')?.getAttribute('tabindex')).toBe('0');
  });

  it('loads nothing until it comes near the viewport', async () => {
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

  it('stays a list where nothing tells what is in view', async () => {
    layout.remove();
    render(<Pictures count={3} />);
    await settle();
    expect(started()).toHaveLength(0);
    layout = giveLayout({ viewport: 1000, slider: 900 });
  });

  it('begins where the visitor has scrolled to', async () => {
    layout.scrollLeft = 1800;
    const moved = jest.fn();
    await startSlider({ count: 5, onIndexChange: moved });
    expect(shown()).toEqual(['Folie 3 von 5']);
    expect(moved.mock.calls).toEqual([[2]]);
  });

  it.each([
    ['no slides', 0],
    ['one slide', 1],
  ])('has nothing to move with %s', async (_name, count) => {
    await startSlider({ count });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(started()).toHaveLength(0);
  });
});

describe('Slider with previous and next (APG carousel)', () => {
  it('moves by Enter and Space, keeps the focus, and says where it is', async () => {
    const visitor = await startSlider({ count: 3, dots: false, wrap: 'loop' });
    await visitor.tab();
    expect(document.activeElement).toBe(button('Vorherige Folie'));
    await visitor.tab();
    expect(document.activeElement).toBe(button('Nächste Folie'));

    await visitor.keyboard('{Enter}');
    expect(shown()).toEqual(['Folie 2 von 3']);
    expect(screen.getByRole('status').textContent).toBe('Folie 2 von 3');
    expect(document.activeElement).toBe(button('Nächste Folie'));
    layout.endMove();

    await visitor.keyboard(' ');
    expect(shown()).toEqual(['Folie 3 von 3']);
    layout.endMove();

    await visitor.tab({ shift: true });
    await visitor.keyboard('{Enter}');
    expect(shown()).toEqual(['Folie 2 von 3']);
  });

  it('[R2.5-2] wraps endlessly, both ways, and keeps slides out of view inert', async () => {
    const visitor = await startSlider({ count: 6, views: { base: 1, 991: 3 }, wrap: 'loop' });
    expect(shown()).toEqual(['Folie 1 von 6', 'Folie 2 von 6', 'Folie 3 von 6']);
    await visitor.click(button('Vorherige Folie'));
    layout.endMove();
    expect(shown()).toEqual(['Folie 6 von 6', 'Folie 1 von 6', 'Folie 2 von 6']);
    await visitor.click(button('Nächste Folie'));
    layout.endMove();
    await visitor.click(button('Nächste Folie'));
    expect(shown()).toEqual(['Folie 2 von 6', 'Folie 3 von 6', 'Folie 4 von 6']);
  });

  it('[R2.5-2] arrives at the last of several quick steps', async () => {
    const visitor = await startSlider({ count: 6, wrap: 'loop' });
    for (let step = 0; step < 3; step += 1) await visitor.click(button('Nächste Folie'));
    layout.endMove();
    await waitFor(() => expect(shown()).toEqual(['Folie 4 von 6']));
  });

  it('[R2.11-3] rewinds at the end where it is told to, and with too few slides to go round', async () => {
    const visitor = await startSlider({ count: 3, wrap: 'rewind' });
    await visitor.click(button('Vorherige Folie'));
    expect(shown()).toEqual(['Folie 3 von 3']);
    layout.endMove();
    await visitor.click(button('Nächste Folie'));
    expect(shown()).toEqual(['Folie 1 von 3']);

    cleanup();
    await startSlider({ count: 4, views: 3, centred: true, wrap: 'loop' });
    expect(shown()).toEqual(['Folie 1 von 4', 'Folie 2 von 4']);
  });

  it('comes to a slide that is seen in part, when the focus enters it by keyboard', async () => {
    const visitor = await startSlider({ count: 4, views: { base: 1.2 }, arrows: false, dots: false });
    const [first, second] = screen.getAllByRole('link') as [HTMLElement, HTMLElement];
    first.focus();
    expect(active(document.body)).toBe('Folie 1 von 4');
    await visitor.tab();
    expect(document.activeElement).toBe(second);
    expect(active(document.body)).toBe('Folie 2 von 4');
  });

  it('does nothing at its ends otherwise, and keeps the focus on its arrow', async () => {
    const visitor = await startSlider({ count: 2 });
    await visitor.click(button('Vorherige Folie'));
    expect(shown()).toEqual(['Folie 1 von 2']);
    expect(button('Vorherige Folie').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Vorherige Folie'));
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
  ])('%s selects %s at once', async (keys, name) => {
    const visitor = await startSlider({ count: 4, arrows: false });
    await visitor.tab();
    await visitor.keyboard(keys);
    const tab = screen.getByRole('tab', { selected: true });
    expect(tab.getAttribute('aria-label')).toBe(name);
    expect(document.activeElement).toBe(tab);
    layout.endMove();
    expect(shown()).toEqual([name]);
  });

  it('are one tab stop, and control the slides as their panels', async () => {
    const visitor = await startSlider({ count: 4, arrows: false });
    await visitor.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    await visitor.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
    const panels = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
    expect(panels.map((id) => document.getElementById(id ?? '')?.getAttribute('role'))).toEqual(
      Array(4).fill('tabpanel'),
    );
  });

  it('leaves shortcuts of the browser alone', async () => {
    const visitor = await startSlider({ count: 4, arrows: false });
    await visitor.tab();
    await visitor.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(shown()).toEqual(['Folie 1 von 4']);
  });
});

describe('Slider with buttons as dots (APG grouped carousel)', () => {
  it('has one for each position, of which the current one does nothing', async () => {
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
    expect(dots[0]?.getAttribute('aria-disabled')).toBe('true');

    (dots[2] as HTMLElement).focus();
    await visitor.keyboard('{Enter}');
    expect(shown()).toEqual(['Folie 3 von 5', 'Folie 4 von 5', 'Folie 5 von 5']);
    layout.endMove();
    (dots[1] as HTMLElement).focus();
    await visitor.keyboard(' ');
    expect(shown()).toEqual(['Folie 2 von 5', 'Folie 3 von 5', 'Folie 4 von 5']);
  });
});

describe('Slider and what it shows', () => {
  it('[R2.11-1] counts with a leading "0"', async () => {
    const visitor = await startSlider({ count: 12, counter: true });
    expect(document.querySelector('.counter')?.textContent).toContain('01 / 12');
    await visitor.click(button('Nächste Folie'));
    expect(document.querySelector('.counter')?.textContent).toContain('02 / 12');
  });

  it('[R2.5-1] shows what the width of the window asks for, on both sides of an edge', async () => {
    layout.viewport = 990;
    await startSlider({ count: 6, views: { base: 1, 991: 3 }, wrap: 'loop' });
    expect(shown()).toHaveLength(1);
    layout.viewport = 991;
    layout.resize();
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('hides its controls where all slides fit', () => {
    const html = renderToString(<Pictures count={3} views={{ base: 1, 991: 3 }} />);
    expect(html).toContain('--controls-768:flex');
    expect(html).toContain('--controls-991:none');
  });

  it('[R2.11-6] links sliders that are given the same index', async () => {
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

  it('does not move another slider of the page', async () => {
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

  it('follows the finger, unless swiping is off (R2.5-2)', async () => {
    await startSlider({ count: 3 });
    layout.drag(-600);
    expect(shown()).toEqual(['Folie 2 von 3']);
    cleanup();
    await startSlider({ count: 3, swipe: false });
    layout.drag(-600);
    expect(shown()).toEqual(['Folie 1 von 3']);
  });

  it('begins anew when it is given other slides', async () => {
    const { rerender } = render(<Pictures count={4} wrap="loop" />);
    await layout.show();
    await quickVisitor().click(button('Vorherige Folie'));
    rerender(<Pictures count={5} wrap="loop" />);
    await layout.show();
    expect(shown()).toEqual(['Folie 1 von 5']);
    const order = [...document.querySelectorAll('.slide')].map((slide) => slide.textContent);
    expect(order).toHaveLength(5);
  });

  it('puts its list back in order when it goes', async () => {
    const visitor = await startSlider({ count: 4, wrap: 'loop' });
    await visitor.click(button('Vorherige Folie'));
    cleanup();
    expect(document.body.textContent).toBe('');
  });
});

describe('Slider that moves by itself', () => {
  const interval = 5000;

  it('[R2.11-1] [R2.11-2] moves at its interval, only when it is flagged, and goes on from the last slide', async () => {
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

  it('has a control to pause it, which comes first, and starts it again', async () => {
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
    expect(button('Automatischen Wechsel starten')).toBeTruthy();
  });

  it('does not under reduced motion, and has nothing to pause', async () => {
    layout.reducedMotion = true;
    await startSlider({ count: 3, wrap: 'loop', autoplay: interval }, { timers: true });
    await pass(interval * 3);
    expect(shown()).toEqual(['Folie 1 von 3']);
    expect(screen.queryByRole('button', { name: /Automatisch/ })).toBeNull();
  });
});

interface PicturesProps extends Partial<Omit<SliderProps, 'slides'>> {
  count: number;
}

function Pictures({ count, ...props }: PicturesProps) {
  const slides = Array.from({ length: count }, (_none, slide) => ({
    id: `${slide}`,
    content: <a href={`#${slide}`}>Bild {slide + 1}</a>,
  }));
  return <Slider label="Bilder" gap="none" {...props} slides={slides} />;
}

function Linked() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <Pictures count={5} label="Auszubildende" wrap="loop" index={index} onIndexChange={setIndex} />
      <Pictures count={5} label="Zitate" wrap="loop" index={index} onIndexChange={setIndex} />
    </>
  );
}

async function startSlider(props: PicturesProps, { timers = false } = {}) {
  render(<Pictures {...props} />);
  await layout.show();
  if (timers) {
    jest.useFakeTimers();
    // What waits already does so in real time.
    cleanup();
    render(<Pictures {...props} />);
    await layout.show();
  }
  return quickVisitor();
}

/** Without the pauses that a person makes between two actions. */
function quickVisitor() {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

function settle(): Promise<void> {
  return act(async () => {});
}

function pass(ms: number): Promise<void> {
  return act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

function click(element: HTMLElement): Promise<void> {
  return act(async () => element.click());
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function started(): Element[] {
  return [...document.querySelectorAll('.viewport[data-started]')];
}

/** The slides that are not inert, in the order in which they stand, as controls name them. */
function shown(): string[] {
  return [...document.querySelectorAll('.slide:not([inert])')].map(nameOf);
}

function active(slider: HTMLElement): string {
  return [...slider.querySelectorAll('.slide[data-active]')].map(nameOf).join();
}

function nameOf(slide: Element): string {
  return `Folie ${slide.getAttribute('aria-label')}`;
}

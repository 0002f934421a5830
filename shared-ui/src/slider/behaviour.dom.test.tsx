import { takeOver } from '@stadtraum/federation-kit/behaviour';
import { Progress } from '../progress/progress.tsx';
import type { SliderHandover } from './behaviour/slider-handover.ts';
import { type Animations, installAnimations } from './testing/animations.ts';
import { Pictures, type PicturesProps } from './testing/mounted-slider.tsx';
import { type ServerSliders, serverSliders } from './testing/server-sliders.ts';

const INTERVAL = 3000;
const SPEED = 2000;
const show: PicturesProps = { count: 4, wrap: 'rewind', autoplay: INTERVAL, speed: SPEED };

let animations: Animations;
let sliders: ServerSliders;
let isMotionReduced: boolean;
let isHidden: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  animations = installAnimations();
  isMotionReduced = false;
  isHidden = false;
  Object.assign(window, { matchMedia: () => ({ matches: isMotionReduced }) });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => {
  sliders.abort();
  sliders.remove();
  animations.remove();
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(document, 'hidden');
  jest.useRealTimers();
});

function startSliders(element: Parameters<typeof serverSliders>[0], views?: number): void {
  sliders = serverSliders(element, views);
  sliders.start();
}

describe('slides and controls before hydration', () => {
  it('shows the controls and marks the current slide, its dot and its number', () => {
    startSliders(<Pictures count={4} counter />);
    expect(sliders.root.querySelector('[data-slider]')).toHaveAttribute('data-live');
    expect(marked()).toEqual({ slides: [0], dots: [0], count: '01' });
    sliders.scroll('Bilder', 1790);
    expect(marked()).toEqual({ slides: [2], dots: [2], count: '03' });
  });

  it('leaves a single slide alone', () => {
    startSliders(<Pictures count={1} counter />);
    expect(sliders.root.querySelector('[data-live], [data-now]')).toBeNull();
  });

  it('[R2.11-9] hides the dots of positions that do not exist, and reaches the last position', () => {
    startSliders(<Pictures count={5} views={2.3} />, 2.3);
    expect(sliders.root.querySelectorAll('[data-dot]:not([data-surplus])')).toHaveLength(4);
    sliders.scroll('Bilder', 99_999);
    expect(marked().dots).toEqual([3]);
  });

  it('marks the slide that the list has been scrolled to before the behaviour starts', () => {
    sliders = serverSliders(<Pictures count={4} />);
    sliders.scroll('Bilder', 900);
    sliders.start();
    expect(marked().slides).toEqual([1]);
  });

  it('corrects the dots when the width changes', () => {
    startSliders(<Pictures count={4} />);
    sliders.scroll('Bilder', 900);
    sliders.resize(450);
    expect(marked().slides).toEqual([2]);
  });

  it('changes nothing after the end of the block', () => {
    startSliders(<Pictures {...show} />);
    sliders.abort();
    sliders.scroll('Bilder', 900);
    jest.advanceTimersByTime(INTERVAL * 2);
    expect(marked().slides).toEqual([0]);
    expect(animations.started).toEqual([]);
  });
});

describe('automatic moves before hydration', () => {
  it('[R2.11-3] moves every 3000 ms, takes 2000 ms for a move, and rewinds after the last slide', () => {
    startSliders(<Pictures {...show} />);
    jest.advanceTimersByTime(INTERVAL - 1);
    expect(animations.started).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(animations.started).toMatchObject([
      { timing: { duration: SPEED }, keyframes: { transform: ['none', 'translateX(-900px)'] } },
    ]);
    expect(marked().slides).toEqual([1]);
    animations.seek(SPEED);
    expect(sliders.scrollLeftOf('Bilder')).toBe(900);
    expect(animations.started[0]?.isCancelled).toBe(true);

    for (const slide of [2, 3, 0]) {
      jest.advanceTimersByTime(INTERVAL);
      expect(marked().slides).toEqual([slide]);
      animations.seek(SPEED);
    }
    expect(animations.started.at(-1)?.keyframes.transform).toEqual(['none', 'translateX(2700px)']);
    expect(sliders.scrollLeftOf('Bilder')).toBe(0);
  });

  it('[R2.11-1] [R2.11-2] continues with the first slide behind the last if it loops', () => {
    startSliders(<Pictures count={3} wrap="loop" autoplay={5000} />);
    for (let move = 0; move < 2; move += 1) {
      jest.advanceTimersByTime(5000);
      animations.seek(300);
    }
    expect(sliders.scrollLeftOf('Bilder')).toBe(1800);
    jest.advanceTimersByTime(5000);
    const [track, first] = animations.started.slice(-2);
    expect(track?.keyframes.transform).toEqual(['none', 'translateX(-900px)']);
    expect(first?.element).toHaveAttribute('data-slide', '0');
    expect(first?.keyframes.transform).toEqual(['translateX(2700px)', 'translateX(2700px)']);
    animations.seek(300);
    expect(sliders.scrollLeftOf('Bilder')).toBe(0);
    expect(animations.started.filter(({ isCancelled }) => !isCancelled)).toEqual([]);
  });

  it('hydrates if the next position is beyond the end of the list', () => {
    startSliders(<Pictures count={5} views={3} wrap="loop" autoplay={5000} />, 3);
    for (let move = 0; move < 2; move += 1) {
      jest.advanceTimersByTime(5000);
      animations.seek(300);
    }
    expect(sliders.hydrate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5000);
    expect(sliders.hydrate).toHaveBeenCalledTimes(1);
    expect(marked().slides).toEqual([2]);
  });

  it('waits a whole interval after the pointer has left', () => {
    startSliders(<Pictures {...show} />);
    jest.advanceTimersByTime(INTERVAL - 1);
    pointer('pointerenter');
    jest.advanceTimersByTime(INTERVAL * 3);
    expect(marked().slides).toEqual([0]);
    pointer('pointerleave');
    jest.advanceTimersByTime(INTERVAL - 1);
    expect(marked().slides).toEqual([0]);
    jest.advanceTimersByTime(1);
    expect(marked().slides).toEqual([1]);
  });

  it('is not delayed by a finger that passes', () => {
    startSliders(<Pictures {...show} />);
    jest.advanceTimersByTime(INTERVAL - 1);
    pointer('pointerenter', 'touch');
    pointer('pointerleave', 'touch');
    jest.advanceTimersByTime(1);
    expect(marked().slides).toEqual([1]);
  });

  it('stops when the focus enters a slide or a control, but not on the pause button', () => {
    startSliders(<Pictures {...show} />);
    pauseButton().focus();
    jest.advanceTimersByTime(INTERVAL);
    expect(marked().slides).toEqual([1]);
    sliders.root.querySelector<HTMLElement>('[data-slide] a')?.focus();
    jest.advanceTimersByTime(INTERVAL * 3);
    expect(marked().slides).toEqual([1]);
  });

  it.each([
    ['pointerdown', {}],
    ['keydown', { key: 'Enter' }],
    ['keydown', { key: ' ' }],
  ])('a pressed pause button stops it at once: %s %j', (type, init) => {
    startSliders(<Pictures {...show} />);
    pauseButton().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Tab' }));
    jest.advanceTimersByTime(INTERVAL);
    expect(marked().slides).toEqual([1]);
    pauseButton().dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));
    jest.advanceTimersByTime(INTERVAL * 3);
    expect(marked().slides).toEqual([1]);
    // The component replays the press, which stops the rotation.
    expect(hand().autoplay).toEqual({ isStopped: false, isHeld: false, waitsSince: undefined });
  });

  it('rests while the page is in the background, and without its component', () => {
    startSliders(<Pictures {...show} />);
    isHidden = true;
    jest.advanceTimersByTime(INTERVAL * 3);
    expect(marked().slides).toEqual([0]);
    isHidden = false;
    sliders.root.dataset.islandState = 'failed';
    jest.advanceTimersByTime(INTERVAL);
    expect(marked().slides).toEqual([0]);
    delete sliders.root.dataset.islandState;
    jest.advanceTimersByTime(INTERVAL);
    expect(marked().slides).toEqual([1]);
  });

  it('[R2.11-3] does not move with reduced motion', () => {
    isMotionReduced = true;
    startSliders(<Pictures {...show} />);
    jest.advanceTimersByTime(INTERVAL * 3);
    expect(marked().slides).toEqual([0]);
  });
});

describe('a visitor who scrolls during an automatic move', () => {
  it('keeps the distance that the finger has moved', () => {
    startSliders(<Pictures {...show} />);
    jest.advanceTimersByTime(INTERVAL);
    sliders.scroll('Bilder', 40);
    expect(marked().slides).toEqual([1]);
    animations.seek(SPEED);
    expect(sliders.scrollLeftOf('Bilder')).toBe(940);
  });

  it('arrives at the slide if the width has changed', () => {
    startSliders(<Pictures {...show} />);
    jest.advanceTimersByTime(INTERVAL);
    sliders.resize(400);
    animations.seek(SPEED);
    expect(sliders.scrollLeftOf('Bilder')).toBe(400);
  });
});

describe('linked sliders before hydration', () => {
  const linked = { count: 5, index: 0 };

  beforeEach(() => {
    startSliders(
      <>
        <Progress label="Fortschritt" value={0} isSliderPosition />
        <Pictures {...linked} label="Texte" />
        <Pictures {...linked} label="Bilder" />
        <Pictures count={5} label="Andere" />
      </>,
    );
  });

  it('[R2.11-5] [R2.11-6] move together, with the progress bar', () => {
    sliders.scroll('Texte', 1800);
    expect(animations.started.map(({ keyframes }) => keyframes.transform[1])).toEqual([
      'translateX(-1800px)',
    ]);
    animations.seek(300);
    expect(['Texte', 'Bilder', 'Andere'].map(sliders.scrollLeftOf)).toEqual([1800, 1800, 0]);
    expect(sliders.root.querySelector('progress')?.position).toBe(0.5);
  });

  it('do not answer each other', () => {
    sliders.scroll('Texte', 1800);
    animations.seek(300);
    sliders.scroll('Bilder', 1800);
    expect(animations.started).toHaveLength(1);
    sliders.scroll('Bilder', 900);
    animations.seek(300);
    expect(sliders.scrollLeftOf('Texte')).toBe(900);
  });

  it('hand the same slide over', () => {
    sliders.scroll('Texte', 1800);
    const sections = [...sliders.root.querySelectorAll('section')];
    expect(sections.map((section) => takeOver<SliderHandover>(section)?.index)).toEqual([2, 2, 0]);
  });
});

it('[R2.11-5] a linked slider with several slides in view keeps the group’s slide at its end', () => {
  startSliders(<Pictures count={5} views={3} index={0} label="Jahre" />, 3);
  sliders.scroll('Jahre', 600);
  expect(marked().slides).toEqual([2]);
  expect(hand()).toMatchObject({ index: 2, stops: 3 });
});

describe('hand-over', () => {
  it('ends the behaviour and its marks', () => {
    startSliders(<Pictures {...show} counter />);
    jest.advanceTimersByTime(1000);
    expect(hand()).toMatchObject({
      index: 0,
      stops: 4,
      autoplay: { isStopped: false, isHeld: false, waitsSince: performance.now() - 1000 },
    });
    expect(marked()).toEqual({ slides: [], dots: [], count: undefined });
    jest.advanceTimersByTime(INTERVAL * 2);
    expect(animations.started).toEqual([]);
  });

  it('continues a move from where it is', () => {
    startSliders(<Pictures {...show} />);
    jest.advanceTimersByTime(INTERVAL);
    const { index, settle } = hand();
    animations.seek(500);
    expect(settle()).toEqual({ offset: 675, ms: 1500 });
    expect([index, sliders.scrollLeftOf('Bilder')]).toEqual([1, 900]);
    expect(settle()).toEqual({ offset: 0, ms: 0 });
  });

  it('continues a move from the last slide to the first', () => {
    startSliders(<Pictures count={3} wrap="loop" autoplay={5000} />);
    sliders.scroll('Bilder', 1800);
    jest.advanceTimersByTime(5000);
    const { index, settle } = hand();
    animations.seek(100);
    expect(settle()).toEqual({ offset: 600, ms: 200 });
    expect([index, sliders.scrollLeftOf('Bilder')]).toEqual([0, 0]);
  });
});

function marked() {
  const places = (selector: string) =>
    [...sliders.root.querySelectorAll(selector)].flatMap((element, place) =>
      element.hasAttribute('data-now') ? [place] : [],
    );
  const count = sliders.root.querySelector<HTMLElement>('[data-count]')?.dataset.now;
  return { slides: places('[data-slide]'), dots: places('[data-dot]'), count };
}

function hand(): SliderHandover {
  const handover = takeOver<SliderHandover>(sliders.root.querySelector('section') as Element);
  if (!handover) throw new Error('The behaviour has offered nothing.');
  return handover;
}

function pauseButton(): HTMLElement {
  return sliders.root.querySelector('[data-rotation]') as HTMLElement;
}

function pointer(type: string, pointerType = 'mouse'): void {
  sliders.root.querySelector('section')?.dispatchEvent(Object.assign(new Event(type), { pointerType }));
}

/** An animation that a test has started; its time is the test's own. */
export interface FakeAnimation {
  element: Element;
  keyframes: { transform: string[] };
  timing: { duration: number };
  /** null after `cancel()`. */
  currentTime: number | null;
  onfinish?: () => void;
  isCancelled: boolean;
  cancel(): void;
}

export interface Animations {
  started: FakeAnimation[];
  /** Moves the running animations to a time in ms; those that are over finish. */
  seek(time: number): void;
  remove(): void;
}

/** Stands in for the Web Animations of translations in one dimension, which jsdom does not have. */
export function installAnimations(): Animations {
  const started: FakeAnimation[] = [];
  const running = () => started.filter(({ isCancelled }) => !isCancelled);

  Object.assign(Element.prototype, {
    animate(this: Element, keyframes: FakeAnimation['keyframes'], timing: FakeAnimation['timing']) {
      const animation: FakeAnimation = {
        element: this,
        keyframes,
        timing,
        currentTime: 0,
        isCancelled: false,
        cancel() {
          animation.isCancelled = true;
          animation.currentTime = null;
        },
      };
      started.push(animation);
      return animation;
    },
  });
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudoElement) => {
    const style = getComputedStyle(element, pseudoElement);
    const animation = running().find((candidate) => candidate.element === element);
    return animation ? Object.assign(Object.create(style), { transform: transformOf(animation) }) : style;
  };
  Object.assign(window, {
    DOMMatrixReadOnly: class {
      m41: number;
      constructor(transform: string) {
        this.m41 = distanceOf(transform);
      }
    },
  });

  return {
    started,
    seek(time) {
      for (const animation of running()) {
        animation.currentTime = Math.min(time, animation.timing.duration);
        if (animation.currentTime === animation.timing.duration) animation.onfinish?.();
      }
    },
    remove() {
      Reflect.deleteProperty(Element.prototype, 'animate');
      Reflect.deleteProperty(window, 'DOMMatrixReadOnly');
      window.getComputedStyle = getComputedStyle;
    },
  };
}

/** Linear in time. */
function transformOf({ keyframes, currentTime, timing }: FakeAnimation): string {
  const [from = 0, to = 0] = keyframes.transform.map(distanceOf);
  return `translateX(${from + ((to - from) * (currentTime ?? 0)) / timing.duration}px)`;
}

function distanceOf(transform: string): number {
  return Number(/translateX\((.+)px\)/.exec(transform)?.[1] ?? 0);
}

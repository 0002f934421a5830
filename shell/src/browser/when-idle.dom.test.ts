import { whenIdle } from './when-idle.ts';

function setReadyState(value: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => value });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
});

describe('whenIdle', () => {
  it('waits for the page to load', () => {
    setReadyState('interactive');
    const task = jest.fn();
    whenIdle(task);
    jest.advanceTimersByTime(1_000);
    expect(task).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('stops waiting for a resource that hangs', () => {
    setReadyState('interactive');
    const task = jest.fn();
    whenIdle(task);
    jest.advanceTimersByTime(5_000);
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(5_000);
    expect(task).toHaveBeenCalledTimes(1);
  });
});

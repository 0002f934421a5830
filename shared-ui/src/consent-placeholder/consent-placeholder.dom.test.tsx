import type { ConsentStatus } from '@stadtraum/contracts/consent';
import { serverPlatform } from '@stadtraum/federation-kit/platform';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import startPlaceholders from './behaviour.ts';
import examples from './consent-placeholder.examples.tsx';
import { ConsentPlaceholder } from './consent-placeholder.tsx';

describeComponent('ConsentPlaceholder', examples, { attributesSetByHydration: ['data-live'] });

it('[AC3] has a heading of the level below that of its block', () => {
  const props = { title: 'Karte', purpose: 'Zeigt Orte.', privacy: { label: 'Mehr', path: '/' } };
  render(<ConsentPlaceholder {...props} level={2} onGrant={() => {}} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Karte' })).toBeInTheDocument();
});

describe('the behaviour of consent placeholders', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  });
  afterEach(() => {
    jest.useRealTimers();
    observers.clear();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('shows the buttons, which the component goes on showing', async () => {
    const { root, container } = start();
    expect(root).toHaveAttribute('data-live', '');
    const button = screen.getByRole('button', { name: 'Einmal laden' });
    const react = await act(async () => hydrateRoot(container, placeholder));
    expect(root).toHaveAttribute('data-live', '');
    expect(screen.getByRole('button', { name: 'Einmal laden' })).toBe(button);
    await act(async () => react.unmount());
  });

  it('[R4.3-1] hydrates near the viewport, and not before, with a consent given earlier', () => {
    const { hydrate } = start('granted');
    jest.advanceTimersByTime(5_000);
    expect(hydrate).not.toHaveBeenCalled();
    comeNear();
    expect(hydrate).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(5_000);
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each<ConsentStatus>(['unknown', 'denied'])('[R7.3-1] never hydrates while consent is %s', (status) => {
    const { hydrate } = start(status);
    comeNear();
    jest.advanceTimersByTime(60_000);
    expect(hydrate).not.toHaveBeenCalled();
  });

  it('[R4.3-2] hydrates at once when consent is given elsewhere on the page', () => {
    const { hydrate, tool, notify } = start();
    comeNear();
    tool.maps = 'granted';
    notify();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('[R4.3-2] polls every 500 ms for a consent that no event reports', () => {
    const { hydrate, tool } = start();
    comeNear();
    tool.maps = 'granted';
    jest.advanceTimersByTime(499);
    expect(hydrate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('ignores consent to another service', () => {
    const { hydrate, tool } = start();
    comeNear();
    tool.video = 'granted';
    jest.advanceTimersByTime(500);
    expect(hydrate).not.toHaveBeenCalled();
  });

  it('ends when the component takes over', async () => {
    const { hydrate, tool, container } = start();
    comeNear();
    const react = await act(async () => hydrateRoot(container, placeholder));
    tool.maps = 'granted';
    jest.advanceTimersByTime(500);
    expect(hydrate).not.toHaveBeenCalled();
    await act(async () => react.unmount());
  });

  it('ends with its HTML, far from the viewport and near it', () => {
    const far = start();
    far.end();
    expect(observers.size).toBe(0);
    const near = start();
    comeNear();
    near.end();
    expect(jest.getTimerCount()).toBe(0);
  });
});

const placeholder = (
  <ConsentPlaceholder
    title="Karte von Google Maps"
    purpose="Die Karte zeigt die Standorte."
    privacy={{ label: 'Was dabei übertragen wird', path: '/datenschutz' }}
    service="maps"
    onGrant={() => {}}
  />
);

/** Runs the behaviour on the server's HTML, with a consent tool that the test controls. */
function start(status: ConsentStatus = 'unknown') {
  const tool: Record<string, ConsentStatus> = { maps: status };
  const listeners = new Map<string, (status: ConsentStatus) => void>();
  const consent = {
    ...serverPlatform.consent,
    status: (service: string) => tool[service] ?? 'unknown',
    subscribe: (service: string, listener: (status: ConsentStatus) => void) => {
      listeners.set(service, listener);
      return () => void listeners.delete(service);
    },
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(placeholder);
  document.body.replaceChildren(container);
  const controller = new AbortController();
  const hydrate = jest.fn();
  startPlaceholders(container, {
    platform: { ...serverPlatform, consent },
    signal: controller.signal,
    hydrate,
  });
  return {
    tool,
    notify: () => listeners.get('maps')?.(tool.maps ?? 'unknown'),
    hydrate,
    container,
    root: container.firstElementChild,
    end: () => controller.abort(),
  };
}

const observers = new Set<FakeIntersectionObserver>();

function comeNear(): void {
  for (const observer of [...observers]) observer.notify();
}

/** Replaces the `IntersectionObserver` that jsdom lacks. */
class FakeIntersectionObserver {
  notify: () => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = () => callback([{ isIntersecting: true }]);
  }
  observe(): void {
    observers.add(this);
  }
  disconnect(): void {
    observers.delete(this);
  }
}

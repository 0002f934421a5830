import { waitFor } from '@testing-library/dom';
import {
  layer,
  never,
  press,
  simulatePages,
  start,
  statuses,
  storeChoice,
} from './testing/simulated-pages.ts';

simulatePages();

describe('the question', () => {
  it('asks once without loading the tool', () => {
    const blocked = { beforeSettings: () => Promise.reject(new Error('loaded the tool')) };
    const { consent, errors } = start(blocked);
    expect(layer()).toBeInTheDocument();
    press('Alle ablehnen');
    expect(layer()).not.toBeInTheDocument();
    expect(statuses(consent)).toEqual(['denied', 'denied', 'denied']);

    const nextPage = start(blocked);
    expect(layer()).not.toBeInTheDocument();
    expect(statuses(nextPage.consent)).toEqual(['denied', 'denied', 'denied']);
    expect([...errors, ...nextPage.errors]).toEqual([]);
  });

  it('[VI10] asks nothing on a page where the shell has rendered no question', () => {
    const { consent } = start({
      whenIdle: (task) => {
        document.querySelector('.consent-layer')?.remove();
        task();
      },
    });
    expect(statuses(consent)).toEqual(['unknown', 'unknown', 'unknown']);
    consent.grant('maps');
    expect(consent.status('maps')).toBe('granted');
  });

  it('[VI10] accepts what the question names, and nothing else', () => {
    const { consent } = start({ whenIdle: (task) => setTimeout(task) });
    document.querySelector('[data-accept]')?.setAttribute('data-accept', 'video');
    return waitFor(() => press('Alle akzeptieren')).then(() => {
      expect(statuses(consent)).toEqual(['denied', 'granted', 'denied']);
    });
  });

  it('[VI10] asks again when the site uses another service', () => {
    storeChoice(['necessary', 'maps'], { asked: ['necessary', 'maps'] });
    start({ providers: { maps: ['Google Maps'] } });
    expect(layer()).not.toBeInTheDocument();
    const { consent } = start();
    expect(layer()).toBeInTheDocument();
    expect(statuses(consent)).toEqual(['granted', 'denied', 'denied']);
    press('Alle ablehnen');
    start();
    expect(layer()).not.toBeInTheDocument();
  });

  it('[AC2] takes no focus, and after a decision the focus moves on to the content', () => {
    document.body.innerHTML = '<a href="/">Startseite</a><main tabindex="-1">Seite</main>';
    const link = document.querySelector('a');
    link?.focus();
    start();
    expect(link).toHaveFocus();
    layer()?.querySelector('button')?.focus();
    press('Alle akzeptieren');
    expect(document.querySelector('main')).toHaveFocus();
  });

  it('[AC2] leaves a focus outside the layer alone', () => {
    document.body.innerHTML = '<a href="/">Startseite</a><main tabindex="-1">Seite</main>';
    document.querySelector('a')?.focus();
    const { consent } = start();
    consent.grant('maps');
    expect(layer()).not.toBeInTheDocument();
    expect(document.querySelector('a')).toHaveFocus();
  });

  it('delays the layer while the visitor is typing', () => {
    document.body.innerHTML = '<input>';
    const input = document.querySelector('input');
    input?.focus();
    start();
    expect(layer()).not.toBeInTheDocument();
    input?.blur();
    expect(layer()).toBeInTheDocument();
  });

  it('does not ask if the visitor decides on a placeholder before the browser is idle', () => {
    let idle = never;
    const { consent } = start({
      whenIdle: (task) => {
        idle = task;
      },
    });
    consent.grant('maps');
    idle();
    expect(layer()).not.toBeInTheDocument();
    expect(statuses(consent)).toEqual(['granted', 'denied', 'denied']);
  });
});

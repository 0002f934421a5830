import type { ConsentStatus } from '@stadtraum/contracts/consent';
import { serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance } from '@stadtraum/federation-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import startOptOut from './analytics-opt-out.behaviour.ts';
import examples from './analytics-opt-out.examples.ts';
import AnalyticsOptOut from './analytics-opt-out.tsx';
import block from './block.ts';
import type { AnalyticsOptOutContent } from './content.ts';

describeConformance(block, examples, {}, startOptOut);

describe('analytics-opt-out', () => {
  const content = examples[0]?.content as AnalyticsOptOutContent;
  const text = () => screen.getByRole('status').textContent;

  it.each<[ConsentStatus, string]>([
    ['unknown', content.deniedText],
    ['denied', content.deniedText],
    ['granted', content.countedText],
  ])('[R2.11-20] shows before any touch whether visits are counted: %s', (status, expected) => {
    start(status);
    expect(text()).toBe(expected);
    expect(screen.getByRole('status').hasAttribute('data-counted')).toBe(status === 'granted');
  });

  it('[R2.11-20] lets the visitor opt out with the first touch', async () => {
    const { deny } = start('granted');
    await userEvent.click(screen.getByRole('link', { name: content.label }));
    expect(deny.mock.calls).toEqual([['analytics']]);
    expect(text()).toBe(content.deniedText);
    expect(location.hash).toBe('');
  });

  it('[R2.11-20] follows a decision elsewhere on the page, and ends with its HTML', () => {
    const { decide, end } = start('unknown');
    decide('granted');
    expect(text()).toBe(content.countedText);
    end();
    decide('denied');
    expect(text()).toBe(content.countedText);
  });

  /** Runs the behaviour on the server's HTML. */
  function start(status: ConsentStatus) {
    let current = status;
    const listeners = new Set<(status: ConsentStatus) => void>();
    const decide = (decided: ConsentStatus) => {
      current = decided;
      for (const listener of listeners) listener(decided);
    };
    const deny = jest.fn((_service: string) => decide('denied'));
    const consent = {
      ...serverPlatform.consent,
      status: () => current,
      subscribe: (_: string, listener: (status: ConsentStatus) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      deny,
    };
    document.body.innerHTML = renderToString(<AnalyticsOptOut id="statistik" content={content} page={{}} />);
    const controller = new AbortController();
    startOptOut(document.body, {
      platform: { ...serverPlatform, consent },
      signal: controller.signal,
      hydrate: () => {},
    });
    return { decide, deny, end: () => controller.abort() };
  }
});

import type { ConsentStatus } from '@stadtraum/contracts/consent';
import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance } from '@stadtraum/federation-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import examples from './analytics-opt-out.examples.ts';
import AnalyticsOptOut from './analytics-opt-out.tsx';
import block from './block.ts';
import type { AnalyticsOptOutContent } from './content.ts';

describeConformance(block, examples);

describe('analytics-opt-out', () => {
  it('[R2.11-20] shows whether visits are counted and lets the visitor opt out', async () => {
    let status: ConsentStatus = 'granted';
    let notify: (status: ConsentStatus) => void = () => {};
    const deny = jest.fn((service: string) => {
      status = service === 'analytics' ? 'denied' : status;
      act(() => notify(status));
    });
    const consent = {
      ...serverPlatform.consent,
      status: () => status,
      subscribe: (_: string, listener: typeof notify) => {
        notify = listener;
        return () => {};
      },
      deny,
    };
    const content = examples[0]?.content as AnalyticsOptOutContent;
    render(
      <PlatformProvider platform={{ ...serverPlatform, consent }}>
        <AnalyticsOptOut id="statistik" content={content} page={{}} />
      </PlatformProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe(content.countedText);
    await userEvent.click(screen.getByRole('link', { name: content.label }));
    expect(deny.mock.calls).toEqual([['analytics']]);
    expect(screen.getByRole('status').textContent).toBe(content.deniedText);
  });
});

import type { Platform } from '@stadtraum/contracts/platform';
import { renderToString } from 'react-dom/server';
import { PlatformProvider, serverPlatform, usePlatform } from './index.ts';

function Query() {
  return <output>{usePlatform().urlState.read().flat().join('=')}</output>;
}

describe('usePlatform', () => {
  it('returns the server platform without a provider', () => {
    expect(renderToString(<Query />)).toBe('<output></output>');
    expect(serverPlatform.consent.status('maps')).toBe('unknown');
  });

  it("returns the provider's platform", () => {
    const platform: Platform = {
      ...serverPlatform,
      urlState: { ...serverPlatform.urlState, read: () => [['q', 'Dach']] },
    };
    const html = renderToString(
      <PlatformProvider platform={platform}>
        <Query />
      </PlatformProvider>,
    );
    expect(html).toBe('<output>q=Dach</output>');
  });
});

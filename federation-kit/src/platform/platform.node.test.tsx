import { Type } from '@sinclair/typebox';
import { defineEvent } from '@stadtraum/contracts/events';
import type { Hearer, Platform, Publisher } from '@stadtraum/contracts/platform';
import { renderToString } from 'react-dom/server';
import { PlatformProvider, serverPlatform, usePlatform } from './index.ts';

function Query() {
  return <output>{usePlatform<{ queryKeys: ['q'] }>().urlState.read().flat().join('=')}</output>;
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

const chosen = defineEvent('office/chosen', Type.Object({ path: Type.String() }));
const closed = defineEvent('office/closed', Type.Object({ id: Type.Integer() }));
const uses = { publishes: [chosen, closed], hears: [closed], queryKeys: ['office'] } as const;

/** Only compiled: what the block does not declare is an error of types. */
export function Office() {
  const { bus, urlState } = usePlatform<typeof uses>();
  bus.publish('office/chosen', { path: '/' });
  bus.subscribe('office/closed', ({ id }) => id.toFixed());
  const name = urlState.read()[0]?.[0];
  urlState.replace([['office[page]', '2']]);
  const publisher: Publisher<typeof chosen> = bus;
  // @ts-expect-error: no such event is declared
  bus.publish('office/opened', {});
  // @ts-expect-error: the payload is that of another event
  bus.publish('office/chosen', { id: 1 });
  // @ts-expect-error: the event is published, but not heard
  bus.subscribe('office/chosen', () => {});
  // @ts-expect-error: no such query key is declared
  urlState.replace([['page', '2']]);
  // @ts-expect-error: a hook must not hear more than the block declares
  const hearer: Hearer<typeof chosen> = bus;
  return { publisher, hearer, isOffice: name === 'office' };
}

/** The same for a block that declares nothing. */
export function Note() {
  const platform = usePlatform();
  // @ts-expect-error: no event is published
  const publisher: Publisher<typeof chosen> = platform.bus;
  // @ts-expect-error: no event is heard
  const hearer: Hearer<typeof chosen> = platform.bus;
  // @ts-expect-error: there is no URL state
  return { publisher, hearer, query: platform.urlState };
}

import type { IslandData, PageData } from '@stadtraum/contracts/page-data';
import type * as React from 'react';
import { serverPlatform } from '../platform/index.ts';
import { createHost } from './host.ts';

type ShareScope = Record<string, Record<string, { get(): Promise<() => unknown> }>>;

/** Requests to the containers so far, and those that must fail. Jest lets mock factories use only variables named `mock…`. */
const mockLoads: string[] = [];
const mockBroken = new Set<string>();

function mockLoad(what: string): void {
  mockLoads.push(what);
  if (mockBroken.has(what)) throw new Error(`no ${what}`);
}

const mockKitModules: Record<string, () => unknown> = {
  './react': () => require('react'),
  './island': () => require('../island/index.ts'),
};

/** The kit's container: modules of this workspace. */
jest.mock(
  '/kit/remoteEntry.js',
  () => ({
    async get(expose: string) {
      mockLoad(`kit ${expose}`);
      return mockKitModules[expose];
    },
  }),
  { virtual: true },
);

/** The next kit's container, whose React is another object. */
jest.mock(
  '/next-kit/remoteEntry.js',
  () => ({
    async get(expose: string) {
      mockLoad(`next kit ${expose}`);
      const module = mockKitModules[expose];
      return expose === './react' ? () => ({ ...(module?.() as object), isNext: true }) : module;
    },
  }),
  { virtual: true },
);

let sharedReact: typeof React;

function Link({ content }: { content: { label?: string } }) {
  const [label] = sharedReact.useState(content.label);
  return sharedReact.createElement('a', { href: '/presse' }, label);
}

/** A remote's container, which imports React from the share scope like a built one. */
function remoteContainer() {
  let react: ShareScope[string][string] | undefined;
  let loading: Promise<() => unknown> | undefined;
  return {
    init(shareScope: ShareScope) {
      mockLoad('remote init');
      react = Object.values(shareScope.react ?? {})[0];
    },
    async get(expose: string) {
      mockLoad(`remote ${expose}`);
      loading ??= react?.get().catch((error) => {
        loading = undefined;
        throw error;
      });
      const factory = await loading;
      if (!factory) throw new Error('no shared React');
      sharedReact = factory() as typeof React;
      return () => (expose === './link' ? { default: Link } : {});
    },
  };
}

let documents = 0;

/** A new page. Modules are kept by URL, so the remote needs a new one. */
function openPage({ onNextKit = false } = {}) {
  const remote = `remote-${++documents}`;
  jest.doMock(
    `/${remote}/remoteEntry.js`,
    () => {
      mockLoad('remote entry');
      return remoteContainer();
    },
    { virtual: true },
  );
  const version = '1.0.0-0000000000';
  const modules = {
    react: { version: '19.3.1', expose: './react' },
    '@stadtraum/federation-kit/island': { version: '1.0.0', expose: './island' },
  };
  const page: Pick<PageData, 'kit' | 'nextKit' | 'remotes'> = {
    kit: { version, entry: '/kit/remoteEntry.js', modules },
    ...(onNextKit && { nextKit: { version, entry: '/next-kit/remoteEntry.js', modules } }),
    remotes: {
      [remote]: { version, entry: `/${remote}/remoteEntry.js`, ...(onNextKit && { next: true as const }) },
    },
  };
  const host = createHost(page, serverPlatform);
  const events = { onFailure: () => {}, onMismatch: () => {} };

  function start(blockId: string, element: HTMLElement, expose = './link'): Promise<void> {
    const island: IslandData = {
      remote,
      expose,
      type: 'link',
      strategy: 'interaction',
      files: [],
      content: { label: 'Presse' },
      page: {},
    };
    return host.start(`${remote}-${blockId}`, island, element, events);
  }
  return { start };
}

const HTML = '<a href="/presse">Presse</a>';

function serverRendered(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = HTML;
  document.body.append(element);
  return element;
}

beforeEach(() => {
  mockLoads.length = 0;
  mockBroken.clear();
});

describe('createHost', () => {
  it('loads nothing before an island starts', () => {
    openPage();
    expect(mockLoads).toEqual([]);
  });

  it('hydrates an island with the React of the kit', async () => {
    const element = serverRendered();
    const link = element.firstElementChild;
    await openPage().start('a', element);
    expect(element.firstElementChild).toBe(link);
    expect([...mockLoads].sort()).toEqual([
      'kit ./island',
      'kit ./react',
      'remote ./link',
      'remote entry',
      'remote init',
    ]);
  });

  it('[0169] gives a remote on the next kit that kit alone', async () => {
    await openPage({ onNextKit: true }).start('a', serverRendered());
    expect(sharedReact).toHaveProperty('isNext', true);
    expect(mockLoads.filter((load) => load.startsWith('kit'))).toEqual([]);
    expect(mockLoads).toContain('next kit ./island');

    await openPage().start('b', serverRendered());
    expect(sharedReact).not.toHaveProperty('isNext');
  });

  it('shares one container and one React between the islands of a remote', async () => {
    const { start } = openPage();
    await Promise.all([start('a', serverRendered()), start('b', serverRendered())]);
    await start('c', serverRendered());
    for (const once of ['kit ./island', 'kit ./react', 'remote entry', 'remote init']) {
      expect(mockLoads.filter((load) => load === once)).toHaveLength(1);
    }
  });

  it.each(['remote entry', 'remote init', 'remote ./link', 'kit ./react', 'kit ./island'])(
    'reports that %s could not be loaded, leaves the HTML, and can retry',
    async (broken) => {
      const { start } = openPage();
      const element = serverRendered();
      mockBroken.add(broken);
      await expect(start('a', element)).rejects.toMatchObject({
        code: 'ISLAND_LOAD_FAILED',
        message: expect.stringContaining(`no ${broken}`),
      });
      expect(element.innerHTML).toBe(HTML);
      mockBroken.clear();
      await start('a', element);
    },
  );

  it('rejects an expose that is not a component', async () => {
    await expect(openPage().start('a', serverRendered(), './nothing')).rejects.toMatchObject({
      code: 'ISLAND_LOAD_FAILED',
    });
  });
});

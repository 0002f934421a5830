/**
 * The workspace packages and subpaths that each folder may import, as in the table of `docs/architecture.md`.
 *
 * @typedef {'any' | string[]} Subpaths
 * @type {{ folder: RegExp, mayImport: Record<string, Subpaths> }[]}
 */
export const RULES = [
  { folder: /^contracts$/, mayImport: {} },
  { folder: /^server-base$/, mayImport: { contracts: 'any' } },
  { folder: /^guarded-process$/, mayImport: { contracts: 'any', 'server-base': ['settings'] } },
  { folder: /^federation-kit$/, mayImport: { contracts: 'any' } },
  { folder: /^page-plan$/, mayImport: { contracts: 'any', 'federation-kit': ['errors', 'render'] } },
  { folder: /^shared-ui$/, mayImport: { contracts: 'any', 'federation-kit': 'any' } },
  { folder: /^mf-/, mayImport: { contracts: 'any', 'federation-kit': 'any', 'shared-ui': 'any' } },
  {
    folder: /^shell$/,
    // The shell may import the kit's modules without React; the live set supplies the others.
    mayImport: {
      contracts: 'any',
      'page-plan': 'any',
      'server-base': 'any',
      'guarded-process': 'any',
      'federation-kit': 'any',
      'shared-ui': [
        'anchor-scroll',
        'confirmation-scroll',
        'event-bus',
        'consent',
        'modifier-keys',
        'url-state',
        'when-near',
      ],
    },
  },
  {
    folder: /^registry$/,
    mayImport: {
      contracts: 'any',
      'page-plan': 'any',
      'server-base': 'any',
      'guarded-process': 'any',
      'federation-kit': 'any',
    },
  },
  {
    folder: /^registry-cli$/,
    // Its tests run a real registry.
    mayImport: {
      contracts: 'any',
      'server-base': ['http-client', 'json-text', 'nearest', 'settings'],
      'federation-kit': ['build', 'errors', 'release-files', 'signing'],
      registry: ['testing/fixture-releases', 'testing/running-registry', 'testing/test-registry'],
    },
  },
  {
    folder: /^content-api$/,
    mayImport: { contracts: 'any', 'server-base': 'any', 'guarded-process': 'any' },
  },
  // The benchmark's monolith renders the same pages with the shell's code for documents and islands.
  {
    folder: /^bench$/,
    mayImport: {
      contracts: 'any',
      'page-plan': 'any',
      'server-base': 'any',
      'federation-kit': 'any',
      shell: 'any',
    },
  },
  // End-to-end tests use the site from outside.
  { folder: /^e2e$/, mayImport: {} },
];

/** Packages that only these folders may import, so that replacing them changes only those. */
export const OWNED_PACKAGES = [
  { package: /^(@module-federation\/|single-spa|webpack)/, owners: ['federation-kit'] },
  { package: /^(drizzle-orm|@electric-sql\/pglite)(\/|$)/, owners: ['content-api'] },
  { package: /^pg(\/|$)/, owners: ['content-api', 'registry'] },
  { package: /^(rxjs|vanilla-cookieconsent)(\/|$)/, owners: ['shared-ui'] },
];

/**
 * Layers within a package: for each folder below `src`, the other folders that it may import. A folder without a rule has the
 * rule of its parent. Files directly in `src` may import everything. Every folder may import `errors.ts`; its rule lists the other files
 * directly in `src` that it may import. See decision 0100.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
export const LAYERS = {
  'content-api': {
    kernel: [],
    store: ['kernel'],
    http: ['kernel'],
    announcements: ['kernel', 'store'],
    mail: ['kernel'],
    media: ['kernel'],
    content: ['kernel', 'store', 'media'],
    pages: ['kernel', 'store', 'http'],
    'sources/lists': ['kernel', 'store', 'http', 'content', 'pages'],
    'sources/search': ['kernel', 'store', 'http', 'content', 'pages'],
    'sources/changes': ['kernel', 'store', 'announcements', 'content', 'pages'],
    feeds: ['kernel', 'store', 'http', 'announcements'],
    press: ['kernel', 'store', 'http', 'media'],
    previews: ['kernel', 'http', 'media', 'pages'],
    'inbox/intake': ['kernel', 'http', 'mail', 'pages'],
    'inbox/forms': ['kernel', 'store', 'mail', 'pages', 'inbox/intake'],
    'inbox/subscriptions': ['kernel', 'store', 'announcements', 'mail', 'inbox/intake'],
    inbox: ['kernel', 'mail', 'pages', 'inbox/intake', 'inbox/forms', 'inbox/subscriptions'],
    operations: ['kernel', 'store', 'http', 'announcements', 'content', 'inbox', 'mail', 'media'],
  },
  shell: {
    browser: ['reports.ts'],
    renderer: [],
    'server/html': [],
    'server/http': [],
    'server/security': ['server/html'],
    'server/error-pages': ['server/html', 'server/security'],
    'server/requests': ['server/http', 'server/security', 'server/error-pages'],
    'server/renderers': ['renderer'],
    'server/deployment': ['server/security', 'server/renderers'],
    'server/page-cache': ['server/http'],
    'server/pipeline/content': ['server/http'],
    'server/pipeline/compose': ['server/renderers'],
    'server/pipeline/document': ['server/html', 'server/pipeline/compose'],
    'server/pipeline': [
      ...['server/deployment', 'server/page-cache'],
      ...['server/pipeline/content', 'server/pipeline/compose', 'server/pipeline/document'],
    ],
    'server/routes': [
      ...['server/html', 'server/http', 'server/security', 'server/error-pages', 'server/requests'],
      ...['server/deployment', 'server/page-cache', 'server/pipeline', 'server/pipeline/content'],
      'reports.ts',
    ],
    'server/preview': [
      ...['server/html', 'server/http', 'server/security', 'server/error-pages', 'server/requests'],
      ...['server/renderers', 'server/deployment', 'server/page-cache', 'server/pipeline'],
      ...['server/pipeline/content', 'server/pipeline/compose', 'server/routes'],
    ],
    'server/replay': [
      ...['server/security', 'server/error-pages', 'server/requests', 'server/renderers'],
      ...['server/deployment', 'server/page-cache', 'server/pipeline/compose', 'server/pipeline/document'],
      ...['server/preview', 'server/routes'],
    ],
    'server/metrics': [
      ...['server/deployment', 'server/page-cache', 'server/pipeline/content', 'server/pipeline/compose'],
    ],
    server: [
      ...[
        'renderer',
        'server/html',
        'server/http',
        'server/security',
        'server/error-pages',
        'server/requests',
      ],
      ...[
        'server/renderers',
        'server/deployment',
        'server/page-cache',
        'server/pipeline',
        'server/pipeline/content',
      ],
      ...['server/pipeline/compose', 'server/pipeline/document', 'server/routes', 'server/metrics'],
      ...['server/preview', 'server/replay'],
    ],
  },
  registry: {
    identity: [],
    store: ['identity'],
    'store/disk': ['identity', 'store'],
    // It imports the store on disk at its first start.
    'store/postgres': ['identity', 'store', 'store/disk'],
    trust: ['identity', 'store'],
    log: ['store'],
    requests: ['store', 'trust', 'log'],
    sets: [],
    verification: ['store', 'sets'],
    content: [],
    publish: ['store', 'requests', 'verification'],
    gate: ['store', 'sets', 'verification', 'content'],
    history: ['identity', 'store', 'content'],
    reports: ['identity', 'store'],
    shells: ['store', 'sets'],
    previews: ['identity', 'store', 'trust', 'sets', 'verification', 'gate', 'reports'],
    activation: ['identity', 'store', 'sets', 'verification', 'content', 'gate', 'reports', 'shells'],
    'server/routes': [
      ...['store', 'trust', 'log', 'requests', 'content', 'publish', 'activation'],
      ...['gate', 'history', 'reports', 'shells', 'previews'],
    ],
    server: [
      ...[
        'identity',
        'store',
        'store/disk',
        'store/postgres',
        'trust',
        'log',
        'requests',
        'verification',
        'content',
        'publish',
      ],
      ...['gate', 'history', 'reports', 'shells', 'previews', 'activation', 'server/routes'],
    ],
  },
  'registry-cli': {
    terminal: [],
    signing: [],
    workspace: [],
    clients: [],
    development: ['clients'],
    'bisect/checks': ['terminal', 'bisect'],
    bisect: ['clients'],
    'commands/keys': ['terminal', 'signing', 'workspace', 'clients', 'commands'],
    commands: [
      ...['terminal', 'signing', 'workspace', 'clients', 'development'],
      ...['bisect', 'bisect/checks'],
    ],
    cli: ['terminal', 'signing', 'workspace', 'clients', 'commands', 'commands/keys'],
    testing: ['cli'],
  },
  'federation-kit': {
    behaviour: [],
    'define-block': [],
    platform: [],
    'release-files': [],
    signing: [],
    styles: [],
    budgets: [],
    island: ['platform'],
    host: [],
    render: ['define-block', 'platform', 'release-files'],
    hydration: ['behaviour', 'platform', 'render'],
    'declared-use': ['define-block'],
    testing: ['behaviour', 'define-block', 'declared-use', 'hydration', 'platform'],
    'build/source': [],
    'build/css': ['styles', 'build/source'],
    'build/webpack': ['styles', 'build/source', 'build/css'],
    'build/dev': ['define-block', 'declared-use', 'platform', 'build/source', 'build/css', 'build/webpack'],
    build: ['release-files', 'styles', 'budgets', 'build/source', 'build/css', 'build/webpack', 'build/dev'],
  },
};

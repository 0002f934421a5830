/**
 * The directions of `docs/architecture.md`: from which workspace packages a folder may import, and which subpaths.
 *
 * @typedef {'any' | string[]} Subpaths
 * @type {{ folder: RegExp, mayImport: Record<string, Subpaths> }[]}
 */
export const RULES = [
  { folder: /^contracts$/, mayImport: {} },
  { folder: /^(server-base|guarded-process)$/, mayImport: { contracts: 'any' } },
  { folder: /^federation-kit$/, mayImport: { contracts: 'any' } },
  { folder: /^page-plan$/, mayImport: { contracts: 'any', 'federation-kit': ['errors', 'render'] } },
  { folder: /^shared-ui$/, mayImport: { contracts: 'any', 'federation-kit': 'any' } },
  { folder: /^mf-/, mayImport: { contracts: 'any', 'federation-kit': 'any', 'shared-ui': 'any' } },
  {
    folder: /^shell$/,
    // Of the kit only what knows no React: the rest reaches the shell through the live set.
    mayImport: {
      contracts: 'any',
      'page-plan': 'any',
      'server-base': 'any',
      'guarded-process': 'any',
      'federation-kit': 'any',
      'shared-ui': ['anchor-scroll', 'confirmation-scroll', 'event-bus', 'consent', 'url-state'],
    },
  },
  {
    folder: /^registry$/,
    mayImport: { contracts: 'any', 'server-base': 'any', 'guarded-process': 'any', 'federation-kit': 'any' },
  },
  {
    folder: /^content-api$/,
    mayImport: { contracts: 'any', 'server-base': 'any', 'guarded-process': 'any' },
  },
  // The monolith is the same pages in one build, with the shell's own code for documents and islands.
  {
    folder: /^bench$/,
    mayImport: { contracts: 'any', 'page-plan': 'any', 'federation-kit': 'any', shell: 'any' },
  },
  // Playwright sees the site as the world does.
  { folder: /^e2e$/, mayImport: {} },
];

/** Packages that only one folder may import, so that they can be replaced there. */
export const OWNED_PACKAGES = [
  { package: /^(@module-federation\/|single-spa|webpack)/, owner: 'federation-kit' },
  { package: /^(drizzle-orm|@electric-sql\/pglite|pg)(\/|$)/, owner: 'content-api' },
  { package: /^(rxjs|vanilla-cookieconsent)(\/|$)/, owner: 'shared-ui' },
];

import webpack, {
  type Chunk,
  type Compilation,
  type Compiler,
  type Module,
  type RuntimeModule,
} from 'webpack';

/** webpack's module for a specifier that comes from the share scope; webpack does not export its class. */
export type SharedImport = Module & { options: { shareKey: string } };

type ModuleId = string | number;

/** Modules that a container exposes as `./<specifier>` and adds to the share scope, by version. */
export type ProvidedModules = Readonly<Record<string, readonly string[]>>;

/**
 * The parts of a container's runtime that deal with the share scope, instead of webpack's. Those compare versions, which activation has
 * done already and which would be a fifth of a container; they never retry a failed load on the same page; and they would name each
 * module that a kit provides twice. These take the version that is in use, or the first.
 */
export class ShareScope {
  private readonly provided: ProvidedModules;

  /** @param provided the modules that the container adds to the share scope */
  constructor(provided: ProvidedModules = {}) {
    this.provided = provided;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShareScope', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShareScope', (module: RuntimeModule, chunk: Chunk) => {
        if (module.name === 'consumes') module.generate = () => consumesRuntime(compilation, chunk);
        if (module.name === 'sharing') module.generate = () => sharingRuntime(chunk, this.provided);
      });
      if (Object.keys(this.provided).length === 0) return;
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ShareScope', (_chunk, requirements) => {
        requirements.add(webpack.RuntimeGlobals.shareScopeMap);
      });
    });
  }
}

const NOTHING_PROVIDED = `__webpack_require__.S = {};
__webpack_require__.I = () => {};`;

/** `init` stores the share scope that it gets, and calls this function. The container gets its modules from its own URL. */
function sharingRuntime({ name }: Chunk, provided: ProvidedModules): string {
  if (Object.keys(provided).length === 0) return NOTHING_PROVIDED;
  return `__webpack_require__.S = {};
__webpack_require__.I = (scopeName) => {
  const scope = __webpack_require__.S[scopeName];
  for (const [version, specifiers] of Object.entries(${JSON.stringify(provided)})) {
    for (const specifier of specifiers) {
      (scope[specifier] ??= {})[version] ??= {
        from: ${JSON.stringify(name)},
        get: async () => (await import(/* webpackIgnore: true */ import.meta.url)).get('./' + specifier)
      };
    }
  }
};`;
}

/** How webpack loads what a chunk needs: `__webpack_require__.f.consumes` adds promises of the shared modules that it imports. */
function consumesRuntime(compilation: Compilation, container: Chunk): string {
  const specifiers: Record<string, string> = {};
  const consumed: Record<string, ModuleId[]> = {};
  for (const chunk of container.getAllReferencedChunks()) {
    const modules = sharedImportsOf(compilation, chunk);
    for (const { id, specifier } of modules) specifiers[id] = specifier;
    if (modules.length > 0) consumed[String(chunk.id)] = modules.map(({ id }) => id);
  }
  if (Object.keys(specifiers).length === 0) return '';
  return `const specifiers = ${JSON.stringify(specifiers)};
const consumed = ${JSON.stringify(consumed)};
const loading = {};
const load = async (id) => {
  const versions = Object.values(__webpack_require__.S.default[specifiers[id]] ?? {});
  const shared = versions.find(({ loaded }) => loaded) ?? versions[0];
  if (!shared) throw new Error('not in the share scope: ' + specifiers[id]);
  shared.loaded = 1;
  const factory = await shared.get();
  __webpack_require__.m[id] = (module) => { module.exports = factory(); };
};
__webpack_require__.f.consumes = (chunkId, promises) => {
  for (const id of consumed[chunkId] ?? []) {
    if (!__webpack_require__.m[id]) promises.push(loading[id] ??= load(id).finally(() => { delete loading[id]; }));
  }
};`;
}

function sharedImportsOf({ chunkGraph }: Compilation, chunk: Chunk): { id: ModuleId; specifier: string }[] {
  const modules = chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? [];
  return [...modules]
    .map((module) => ({
      id: chunkGraph.getModuleId(module) ?? '',
      specifier: (module as SharedImport).options.shareKey,
    }))
    .sort((a, b) => (a.specifier < b.specifier ? -1 : 1));
}

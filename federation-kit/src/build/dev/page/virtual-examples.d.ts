declare module 'virtual:examples.js' {
  export const groups: readonly import('./examples.ts').ExampleGroup[];
}

interface ImportMeta {
  /** webpack's hot module replacement; absent without it. */
  readonly webpackHot?: { accept(module: string, onUpdate: () => void): void };
}

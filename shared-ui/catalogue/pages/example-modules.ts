import type { ComponentExample } from '../../src/component-example.ts';

interface ExampleModule {
  default: ComponentExample[];
}

/** webpack's context modules: every file of a folder that matches. */
declare global {
  interface ImportMeta {
    webpackContext(
      folder: string,
      options: { regExp: RegExp; mode: 'sync' },
    ): (file: string) => ExampleModule;
    webpackContext(
      folder: string,
      options: { regExp: RegExp; mode: 'lazy' },
    ): (file: string) => Promise<ExampleModule>;
  }
}

/** @param entry of a component: `error-summary` */
export function exampleFile(entry: string): string {
  return `./${entry}/${entry}.examples.tsx`;
}

/** Prefix of React's ids in an example: server and browser have to agree on it. */
export function idPrefix(entry: string, index: number): string {
  return `${entry}-${index}-`;
}

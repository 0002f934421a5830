import type { ComponentExample } from '../../src/component-example.ts';

interface ExampleModule {
  default: ComponentExample[];
}

/** webpack's context modules: all files in a folder that match a pattern. */
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

/** @param entry a component's entry, such as `error-summary` */
export function exampleFile(entry: string): string {
  return `./${entry}/${entry}.examples.tsx`;
}

/** Prefix of React's ids in an example; it must be the same on the server and in the browser. */
export function idPrefix(entry: string, index: number): string {
  return `${entry}-${index}-`;
}

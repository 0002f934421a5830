import type { PageData } from '@stadtraum/contracts/page-data';

/** A Module Federation container, as its ES module exports it. */
interface Container {
  get(expose: string): Promise<() => unknown>;
}

/** Returns the factory of a module that the kit shares. A failed load is retried on the next call. */
export type KitModules = (expose: string) => Promise<() => unknown>;

/** Creates a loader for the kit's modules. The container is loaded together with the first module. */
export function kitModules({ entry }: PageData['kit']): KitModules {
  let container: Promise<Container> | undefined;
  return async (expose) => {
    container ??= (import(/* webpackIgnore: true */ entry) as Promise<Container>).catch((error: unknown) => {
      container = undefined;
      throw error;
    });
    return (await container).get(expose);
  };
}

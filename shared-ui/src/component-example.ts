import type { ReactElement } from 'react';

/** A named example of a kit component; its tests, the stand-alone page and the catalogue share the examples. */
export interface ComponentExample {
  name: string;
  element: ReactElement;
}

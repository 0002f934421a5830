import type { ReactElement } from 'react';

/** A named example of a kit component, used by its tests, the stand-alone page and the catalogue. */
export interface ComponentExample {
  name: string;
  element: ReactElement;
}

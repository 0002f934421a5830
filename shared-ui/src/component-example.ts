import type { ReactElement } from 'react';

/** A named example of a kit component; its tests and the stand-alone page show the same ones. */
export interface ComponentExample {
  name: string;
  element: ReactElement;
}

import type { ReactNode } from 'react';

/** One of several panels, of which one is shown. */
export interface Tab {
  /** Anchor of its panel, unique on the page: a fragment that names it, or something inside it, shows it. */
  id: string;
  title: string;
  content: ReactNode;
}

import type { ReactNode } from 'react';

/** A tab with its panel. */
export interface Tab {
  /** Id of the panel, unique on the page. A fragment that refers to the panel or an element inside it selects the tab. */
  id: string;
  title: string;
  content: ReactNode;
}

export function tabIdOf(panelId: string): string {
  return `${panelId}-tab`;
}

/** Identifies the tabs' elements: when it changes, their script must start again. */
export function keyOfTabs(tabs: readonly Tab[]): string {
  return JSON.stringify(tabs.map(({ id, title }) => [id, title]));
}

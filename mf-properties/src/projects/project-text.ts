import { countText, formatNumber } from '@stadtraum/shared-ui/german-format';
import type { Project, ProjectStatus } from './project.ts';

export const STATUS_TEXTS: Readonly<Record<ProjectStatus, string>> = {
  planned: 'in Planung',
  'under-construction': 'im Bau',
  completed: 'fertiggestellt',
};

/** `126 Wohnungen`, `1 Wohnung` */
export function describeHomes(homes: number): string {
  return homes === 1 ? '1 Wohnung' : `${formatNumber(homes)} Wohnungen`;
}

/** `2025`, or `voraussichtlich 2027` for a project that is not completed. */
export function describeCompletion({ status, completion }: Pick<Project, 'status' | 'completion'>): string {
  return status === 'completed' ? String(completion) : `voraussichtlich ${completion}`;
}

/**
 * The number of results in words: `12 Projekte`, `1 Projekt zu „Ufer“`, `Keine Projekte zu „xyz“`.
 *
 * @param title the active filter's title; empty if there is none
 */
export function describeResult(total: number, title: string): string {
  const hits = countText(total, 'Projekt', 'Projekte');
  return title === '' ? hits : `${hits} zu „${title}“`;
}

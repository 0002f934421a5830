import type { DescribeFilter } from '../../lists/filter-in-force.ts';
import type { ProjectStatus } from '../../projects/project.ts';
import { STATUS_TEXTS } from '../../projects/project-text.ts';

/** Name of the list in the page's query string, as its links have always had it (R2.2-1). */
export const PLUGIN = 'tx_dmshprojects_projectslist';

export function describeStatus(status: string): string {
  return STATUS_TEXTS[status as ProjectStatus] ?? status;
}

/** A filter's value, as the chip that removes it says. */
export const describeFilter: DescribeFilter = (name, value) => {
  if (name === 'title') return `Titel: ${value}`;
  if (name === 'district') return `Bezirk ${value}`;
  return name === 'status' ? describeStatus(value) : value;
};

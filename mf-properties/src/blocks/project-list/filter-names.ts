import type { DescribeFilter } from '@stadtraum/shared-ui/list';
import type { ProjectStatus } from '../../projects/project.ts';
import { STATUS_TEXTS } from '../../projects/project-text.ts';

export function describeStatus(status: string): string {
  return STATUS_TEXTS[status as ProjectStatus] ?? status;
}

/** Describes an active filter value, for the chip that removes it. */
export const describeFilter: DescribeFilter = (name, value) => {
  if (name === 'title') return `Titel: ${value}`;
  if (name === 'district') return `Bezirk ${value}`;
  return name === 'status' ? describeStatus(value) : value;
};

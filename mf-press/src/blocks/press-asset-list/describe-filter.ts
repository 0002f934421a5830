import type { DescribeFilter } from '@stadtraum/shared-ui/list';

/** Describes an active filter value, for the chip that removes it. */
export const describeFilter: DescribeFilter = (name, value) => (name === 'title' ? `Titel: ${value}` : value);

import type { DescribeFilter } from '@stadtraum/shared-ui/list';

const LABELS: Readonly<Record<string, string>> = {
  ausfristvon: 'Frist ab',
  ausfristbis: 'Frist bis',
  gewerk: 'Gewerk',
};

/** Label of the chip that removes a filter value: `Frist ab 01.12.2026`. */
export const describeFilter: DescribeFilter = (name, value) =>
  Object.hasOwn(LABELS, name) ? `${LABELS[name]} ${value}` : undefined;

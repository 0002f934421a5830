import type { DescribeFilter } from '@stadtraum/shared-ui/list';
import { DEADLINE_LABELS } from '../../announcements/deadline-name.ts';

const LABELS: Readonly<Record<string, string>> = {
  ausfristvon: DEADLINE_LABELS.von,
  ausfristbis: DEADLINE_LABELS.bis,
  gewerk: 'Gewerk',
};

/** Label of the chip that removes a filter value: `Frist ab 01.12.2026`. */
export const describeFilter: DescribeFilter = (name, value) =>
  Object.hasOwn(LABELS, name) ? `${LABELS[name]} ${value}` : undefined;

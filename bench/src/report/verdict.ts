/** A target, compared with its measurement. */
export interface Verdict {
  name: string;
  /** Target and measurement, as text. */
  target: string;
  measured: string;
  passed: boolean;
}

export type Unit = 'kB' | '' | '×' | 'ms';

/** @param place the page with this value, if the value is that of one page */
export function atMost(limit: number, unit: Unit, name: string, value: number, place?: string): Verdict {
  return {
    name,
    target: `≤ ${limit} ${unit}`.trim(),
    measured: `${formatValue(value, unit)}${place === undefined ? '' : ` (\`${place}\`)`}`,
    passed: value <= limit,
  };
}

export function atLeast(limit: number, unit: Unit, name: string, value: number): Verdict {
  return {
    name,
    target: `≥ ${limit} ${unit}`.trim(),
    measured: formatValue(value, unit),
    passed: value >= limit,
  };
}

function formatValue(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return 'not measured';
  const digits = unit === '' || (unit === 'ms' && value >= 10) ? 0 : unit === 'kB' ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

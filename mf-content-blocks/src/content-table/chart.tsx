import { type CSSProperties, Fragment } from 'react';
import styles from './chart.module.css';
import type { ChartData, ChartValue } from './read-chart.ts';

/**
 * A chart beside the table with the same values. It is drawn without a viewBox, in percent and `em`: it fills its box, and its
 * texts have the page's font size at any width.
 */
export function Chart({ chart }: ChartProps) {
  const { title, kind, values, highest, lowest } = chart;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg
        className={styles.chart}
        data-kind={kind}
        style={{ '--values': values.length } as CSSProperties}
        role="img"
        aria-label={`${KINDS[kind]}. Höchster Wert: ${describe(highest)}; niedrigster Wert: ${describe(lowest)}. Alle Werte stehen in der Tabelle.`}
      >
        {kind === 'bars' ? <Bars {...chart} /> : <Columns {...chart} />}
      </svg>
    </figure>
  );
}

export interface ChartProps {
  chart: ChartData;
}

const KINDS: Readonly<Record<ChartData['kind'], string>> = {
  bars: 'Balkendiagramm',
  columns: 'Säulendiagramm',
};

function describe({ label, text }: ChartValue): string {
  return `${label}, ${text}`;
}

/** Each bar is below its label; a quarter of the width is left for the value beside the longest bar. */
function Bars({ values, highest }: ChartData) {
  return values.map(({ label, value, text }, index) => {
    const top = index * BAR_EM;
    const width = percent((75 * value) / highest.value);
    return (
      <Fragment key={label}>
        <text y={em(top + 1)}>{label}</text>
        <rect className={styles.mark} y={em(top + 1.4)} width={width} height="0.9em" />
        <text className={styles.value} x={width} y={em(top + 2.2)} dx="0.5em">
          {text}
        </text>
      </Fragment>
    );
  });
}

/** Each column has its value above and its label below. */
function Columns({ values, highest }: ChartData) {
  const share = 100 / values.length;
  return values.map(({ label, value, text }, index) => {
    const height = (COLUMN_EM * value) / highest.value;
    const top = BASELINE_EM - height;
    const centre = percent((index + 0.5) * share);
    return (
      <Fragment key={label}>
        <rect
          className={styles.mark}
          x={percent((index + 0.15) * share)}
          y={em(top)}
          width={percent(0.7 * share)}
          height={em(height)}
        />
        <text className={styles.value} x={centre} y={em(top - 0.4)}>
          {text}
        </text>
        <text x={centre} y={em(BASELINE_EM + 1.3)}>
          {label}
        </text>
      </Fragment>
    );
  });
}

/** Height of a bar with its label; `chart.module.css` has the same. */
const BAR_EM = 3;
/** Height of the highest column, and position of the baseline below it. */
const COLUMN_EM = 9;
const BASELINE_EM = 10.5;

function em(value: number): string {
  return `${round(value)}em`;
}

function percent(value: number): string {
  return `${round(value)}%`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

import { markerId } from './location-links.ts';
import styles from './location-map.module.css';
import { isPlainClick } from './plain-click.ts';
import type { PlanPoint } from './plan-frame.ts';

/** A pin of 34 × 34 pixels; its tip is at (17, 34). */
const PIN = 'M17 33.5C17 33.5 29.5 22.4 29.5 13.4A12.5 12.5 0 0 0 4.5 13.4C4.5 22.4 17 33.5 17 33.5Z';

/** Where a location is. It is a link to its entry, so that it leads there without JavaScript too. */
export function PlanMarker({ entry, number, title, point, isActive, onSelect }: PlanMarkerProps) {
  return (
    <a
      id={markerId(entry)}
      className={styles.marker}
      href={`#${entry}`}
      style={{ left: `${point.x}%`, top: `${point.y}%` }}
      aria-current={isActive ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSelect();
      }}
    >
      <svg viewBox="0 0 34 34" aria-hidden="true" focusable="false">
        <path d={PIN} />
        <text x="17" y="18">
          {number}
        </text>
      </svg>
      <span className="visually-hidden">{title}</span>
    </a>
  );
}

export interface PlanMarkerProps {
  /** Id of the location's entry. */
  entry: string;
  /** On the entry too. */
  number: number;
  title: string;
  point: PlanPoint;
  isActive: boolean;
  onSelect: () => void;
}

import type { MapLocation, PlanLine } from './block.ts';
import styles from './location-map.module.css';
import { framePlan, type PlanFrame } from './plan-frame.ts';
import { PlanMarker } from './plan-marker.tsx';
import { roundedPath } from './plan-path.ts';
import { planScale } from './plan-scale.ts';

/** The locations on a plan that is drawn here, from their coordinates. Nothing is loaded from anybody. */
export function SitePlan({ locations, lines, active, provider, onSelect }: SitePlanProps) {
  const frame = framePlan(locations.map(({ location }) => location));
  const scale = planScale(frame.width);
  return (
    <figure className={styles.figure}>
      <div className={styles.plan}>
        <PlanLines lines={lines} frame={frame} />
        <p className={styles.scale} style={{ inlineSize: `${scale.length}%` }}>
          {scale.label}
        </p>
        {locations.map(({ id, location }, index) => (
          <PlanMarker
            key={id}
            entry={id}
            number={index + 1}
            title={location.title}
            point={frame.toPoint(location)}
            isActive={index === active}
            onSelect={() => onSelect(index)}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>
        Lageplan, von uns gezeichnet; oben ist Norden.
        {provider && ` Beim Ansehen wird nichts an ${provider} oder andere übertragen.`}
      </figcaption>
    </figure>
  );
}

export interface SitePlanProps {
  locations: readonly { id: string; location: MapLocation }[];
  lines: readonly PlanLine[];
  /** Index of the active location. */
  active: number | undefined;
  /** Name of the map service that the visitor has allowed. */
  provider: string | undefined;
  onSelect: (index: number) => void;
}

/** Rivers, streets and railways, with their names where they are in the middle of the way. */
function PlanLines({ lines, frame }: { lines: readonly PlanLine[]; frame: PlanFrame }) {
  const drawn = lines.map(({ kind, name, points }, index) => {
    const path = points.map(([latitude, longitude]) => frame.toPoint({ latitude, longitude }));
    return { key: index, kind, name, path, label: path[Math.floor(path.length / 2)] };
  });
  return (
    <>
      <svg
        className={styles.lines}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {drawn.map(({ key, kind, path }) => (
          <path key={key} data-kind={kind} d={roundedPath(path)} />
        ))}
      </svg>
      {drawn.map(
        ({ key, kind, name, label }) =>
          name &&
          label && (
            <span
              key={key}
              className={styles.lineName}
              data-kind={kind}
              style={{ left: `${label.x}%`, top: `${label.y}%` }}
            >
              {name}
            </span>
          ),
      )}
    </>
  );
}

import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { ConsentedMap } from '../../map/consented-map.tsx';
import { HitsCanvas } from '../../map/hits/hits-canvas.tsx';
import { useHighlightedPath } from '../../map/use-highlighted.ts';
import { useMapConsent } from '../../map/use-map-consent.ts';
import type { HitMapContent } from './content.ts';
import styles from './hit-map.module.css';
import type { uses } from './uses.ts';

/**
 * A map of all hits of the list on the same page. In wide windows it stays beside the list; in narrow ones it is the page's other
 * view (`view`). The list is its accessible alternative.
 */
export default function HitMap({ content, page }: BlockProps<HitMapContent, 'maps'>) {
  const { heading, hint, map, facts, view = '', total, positions } = content;
  const { bus } = usePlatform<typeof uses>();
  const highlighted = useHighlightedPath(bus);
  const isAllowed = useMapConsent();
  if (view === 'list' || total === 0) return null;
  return (
    <div className={styles.hitMap} data-view={view}>
      <ConsentedMap
        mapId={map.id}
        label={heading}
        level={2}
        service={page.maps}
        isAllowed={isAllowed}
        withoutScript="Die Karte braucht JavaScript. Alle Treffer stehen mit ihrer Anschrift auch in der Liste."
      >
        <HitsCanvas
          {...{ map, hint, positions, facts, highlighted }}
          service={page.maps}
          onSelect={(path) => bus.publish('place/selected', { path })}
        />
      </ConsentedMap>
    </div>
  );
}

import { type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { type DrawnMap, MARKER_ORDER, type MapSpec, type Mark } from '../../drawn-map/drawn-map.ts';
import { ClusterIcon } from './cluster-icon.ts';
import { keepKeys } from './keep-keys.ts';
import { PinIcon } from './pin-icon.ts';

/** The marks on a map that change while it is shown. Returns a function that shows marks in place of the previous ones. */
export function markLayer(
  map: LeafletMap,
  { map: { iconDefault, iconActive }, onSelectMark }: Pick<MapSpec, 'map' | 'onSelectMark'>,
): DrawnMap['showMarks'] {
  const shown = new Map<string, { mark: Mark; marker: Marker }>();
  const iconFor = ({ count, title, state }: Mark) =>
    count > 1
      ? new ClusterIcon({ count, title, state })
      : new PinIcon({ iconUrl: state === 'active' ? iconActive : iconDefault, label: '', title, state });

  function add(mark: Mark): Marker {
    const place: [number, number] = [mark.latitude, mark.longitude];
    const added = marker(place, { icon: iconFor(mark), keyboard: false, autoPanOnFocus: false });
    added.on('click', () => onSelectMark?.(mark.id)).addTo(map);
    keepKeys(added.getElement(), mark.title);
    return added;
  }

  return (marks) => {
    const ids = new Set(marks.map(({ id }) => id));
    for (const [id, previous] of shown) {
      if (ids.has(id)) continue;
      previous.marker.remove();
      shown.delete(id);
    }
    for (const mark of marks) {
      const previous = shown.get(mark.id);
      if (previous && previous.mark.state !== mark.state) previous.marker.setIcon(iconFor(mark));
      const current = previous?.marker ?? add(mark);
      current.setZIndexOffset(MARKER_ORDER[mark.state]);
      shown.set(mark.id, { mark, marker: current });
    }
  };
}

import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import type { MapLocation } from '../../map/locations/location.ts';
import { LocationsMap } from '../../map/locations-map.tsx';
import type { Place, PlaceMapContent } from './content.ts';
import type { uses } from './uses.ts';

/** A map of one or more projects or offers, with a list (R2.10-1). */
export default function PlaceMap({ id, content, page }: BlockProps<PlaceMapContent, 'maps'>) {
  const { bus } = usePlatform<typeof uses>();
  const { heading, level, intro, hint, map, prefix, mapNumber, items = [], record } = content;
  const locations = [...(record ? [record] : []), ...items].map(toLocation);
  // The map of a single record is centred on that record.
  const centred = record
    ? { ...map, initCenterLat: record.position.latitude, initCenterLng: record.position.longitude }
    : map;
  return (
    <LocationsMap
      {...{ id, heading, level, intro, hint, prefix, mapNumber, locations }}
      map={centred}
      service={page.maps}
      bus={bus}
    />
  );
}

function toLocation({ title, address, position, path }: Place): MapLocation {
  const { latitude, longitude, isApproximate = false } = position;
  return {
    title,
    address,
    latitude,
    longitude,
    ...(isApproximate && {
      isApproximate,
      access:
        'Ungefähre Lage: Der Punkt zeigt nur den Bezirk, die genaue Anschrift nennen wir zur Besichtigung.',
    }),
    ...(path && { path }),
  };
}

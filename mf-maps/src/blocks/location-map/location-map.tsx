import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { LocationsMap } from '../../map/locations-map.tsx';
import type { LocationMapContent } from './content.ts';
import type { uses } from './uses.ts';

/** A map with a list of locations that editors maintain (R2.10-1). */
export default function LocationMap({ id, content, page }: BlockProps<LocationMapContent, 'maps'>) {
  const { bus } = usePlatform<typeof uses>();
  const { items, ...rest } = content;
  return <LocationsMap {...rest} id={id} locations={items} service={page.maps} bus={bus} />;
}

import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { LocationsMap } from '../../map/locations-map.tsx';
import type { LocationMapContent } from './content.ts';

/** A map with a list of locations that editors maintain (R2.10-1). */
export default function LocationMap({ id, content, page }: BlockProps<LocationMapContent, 'maps'>) {
  const { items, ...rest } = content;
  return <LocationsMap {...rest} id={id} locations={items} service={page.maps} />;
}

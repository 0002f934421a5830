/** `Etagenwohnung am Hafen`. @param place a project or an offer */
export function kindAndPlace({ kind, district, districtIn }: PlaceWithKind): string {
  return `${kind} ${districtIn ?? `im Bezirk ${district}`}`;
}

export interface PlaceWithKind {
  kind: string;
  /** The Bezirk. */
  district: string;
  /** Where the Bezirk is, in words: `am Hafen`. @default `im Bezirk` and the name */
  districtIn?: string | undefined;
}

/** Name of the list in the page's query string, as its links have always had it (R2.7-6). */
const PLUGIN = 'tx_dmannouncements_announcementlist';

/** What the filter has in force; an empty text restricts nothing. */
export interface AnnouncementFilterValues {
  /** First day of the Angebotsfrist, `dd.mm.yyyy`. */
  ausfristvon: string;
  /** Its last day. */
  ausfristbis: string;
  /** Subject. */
  gewerk: string;
}

export interface ListPlace {
  /** The page's own path. */
  path: string;
  /** Id of what the browser scrolls to. */
  anchor: string;
}

/** Query parameter of a part of the filter, or of the order. */
export function parameterOf(name: keyof AnnouncementFilterValues | 'sort'): string {
  return `${PLUGIN}[${name}]`;
}

/** Address of the list with that filter and order; what is empty is left out. */
export function listAddress(
  { path, anchor }: ListPlace,
  { filter, sort }: { filter: AnnouncementFilterValues; sort: string },
): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) if (filter[name]) query.append(parameterOf(name), filter[name]);
  if (sort) query.append(parameterOf('sort'), sort);
  return `${path}${query.size > 0 ? `?${query}` : ''}#${anchor}`;
}

const FILTER_NAMES = ['ausfristvon', 'ausfristbis', 'gewerk'] as const;

/** What is in force, in the words of the chip that takes it away, with the filter that is left then. */
export function filtersInForce(
  filter: AnnouncementFilterValues,
): { label: string; without: AnnouncementFilterValues }[] {
  return FILTER_NAMES.flatMap((name) =>
    filter[name]
      ? [{ label: `${CHIP_TEXTS[name]} ${filter[name]}`, without: { ...filter, [name]: '' } }]
      : [],
  );
}

const CHIP_TEXTS: Readonly<Record<keyof AnnouncementFilterValues, string>> = {
  ausfristvon: 'Frist ab',
  ausfristbis: 'Frist bis',
  gewerk: 'Gewerk',
};

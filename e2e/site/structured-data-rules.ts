/** What a kind of thing must and should have, and what else it may have. */
interface KindRules {
  required: readonly string[];
  /** Recommended by the documentation, and known for every such thing on this site. */
  recommended: readonly string[];
  optional?: readonly string[];
}

const PAGE = ['@id', 'url', 'inLanguage', 'image', 'dateModified', 'author', 'publisher'];
const PLACE = ['geo', 'image', 'description', 'additionalProperty', 'openingHoursSpecification'];

/**
 * The kinds of structured data on this site, with their properties, from https://schema.org (property lists of the types) and, where
 * Google shows a kind in its results, from https://developers.google.com/search/docs/appearance/structured-data (`required` and
 * `recommended`). Not demanded, because no true value exists: ratings, reviews, price ranges and view counts.
 */
const KINDS: Readonly<Record<string, KindRules>> = {
  // Google: LocalBusiness, of which RealEstateAgent is a subtype.
  RealEstateAgent: {
    required: ['name', 'address'],
    recommended: ['@id', 'url', 'telephone', 'geo', 'openingHoursSpecification'],
    optional: [...['description', 'email', 'foundingDate', 'logo']],
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['geo', 'openingHoursSpecification', 'parentOrganization'],
  },
  // Places of the neighbourhood, which are not businesses.
  CivicStructure: { required: ['name', 'address'], recommended: ['geo'], optional: PLACE },
  PostalAddress: {
    required: ['postalCode', 'addressLocality', 'addressCountry'],
    recommended: [],
    // The street of a flat that is still occupied is not published.
    optional: ['streetAddress'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], recommended: [] },
  // Google: breadcrumbs.
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name', 'item'], recommended: [] },
  // schema.org: a page with an offer; Google shows no results of this kind.
  RealEstateListing: {
    required: ['name', 'url', 'mainEntity', 'datePosted'],
    recommended: ['description', 'image', 'inLanguage', 'dateModified'],
    optional: PAGE,
  },
  Offer: {
    required: ['price', 'priceCurrency', 'itemOffered'],
    recommended: [
      'availability',
      'availabilityStarts',
      'businessFunction',
      'priceSpecification',
      'offeredBy',
      'sku',
    ],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency', 'unitCode'], recommended: [] },
  Apartment: {
    required: ['name', 'address', 'floorSize', 'numberOfRooms'],
    recommended: [
      'geo',
      'image',
      'description',
      'accommodationCategory',
      'floorLevel',
      'yearBuilt',
      'amenityFeature',
    ],
  },
  // Shops and offices: schema.org has no kind for empty business premises; an Accommodation is for people to stay in.
  Place: {
    required: ['name', 'address', 'additionalProperty'],
    recommended: ['geo', 'image', 'description'],
  },
  QuantitativeValue: { required: ['value', 'unitCode'], recommended: [] },
  LocationFeatureSpecification: { required: ['name', 'value'], recommended: [] },
  PropertyValue: { required: ['name', 'value'], recommended: [], optional: ['unitCode'] },
  ItemPage: {
    required: ['name', 'url', 'mainEntity'],
    recommended: ['description', 'image'],
    optional: PAGE,
  },
  ApartmentComplex: {
    required: ['name', 'address'],
    recommended: ['geo', 'image', 'numberOfAccommodationUnits'],
  },
  // Google: article.
  NewsArticle: {
    required: ['headline', 'datePublished'],
    recommended: ['author', 'dateModified', 'image'],
    optional: [...PAGE, 'description', 'articleSection'],
  },
  // Google: FAQ.
  FAQPage: { required: ['mainEntity'], recommended: [], optional: [...PAGE, 'name'] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  // Google: video.
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl', 'duration'],
    optional: ['inLanguage'],
  },
  // Google: site name, and the search box in results until 2024.
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction'], optional: PAGE },
  SearchAction: { required: ['target', 'query-input'], recommended: [] },
  EntryPoint: { required: ['urlTemplate'], recommended: [] },
  AboutPage: { required: ['name', 'url'], recommended: [], optional: PAGE },
  ContactPage: { required: ['name', 'url'], recommended: [], optional: PAGE },
};

/** The forms of values, by property. */
const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...byName(['@id', 'url', 'item', 'logo', 'image', 'thumbnailUrl', 'contentUrl', 'urlTemplate'], isAddress),
  ...byName(['datePosted', 'datePublished', 'dateModified', 'uploadDate', 'availabilityStarts'], isDay),
  ...byName(
    ['price', 'value:QuantitativeValue', 'numberOfRooms', 'latitude', 'longitude', 'yearBuilt'],
    isNumber,
  ),
  ...byName(['opens', 'closes'], (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value))),
  duration: (value) => /^PT\d+(\.\d+)?S$/.test(String(value)),
  postalCode: (value) => /^\d{5}$/.test(String(value)),
  availability: (value) => /^https:\/\/schema\.org\/[A-Z]/.test(String(value)),
  dayOfWeek: (value) => Array.isArray(value) && value.every((day) => /^[A-Z][a-z]+day$/.test(String(day))),
};

function byName(names: readonly string[], isValid: (value: unknown) => boolean): typeof VALUES {
  return Object.fromEntries(names.map((name) => [name, isValid]));
}

function isAddress(value: unknown): boolean {
  return [value].flat().every((address) => /^https?:\/\/[^/]+\//.test(String(address)));
}

function isDay(value: unknown): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

/** What is wrong with a thing and the things in it, as sentences. */
export function findingsIn(thing: unknown, place = '@graph'): string[] {
  if (Array.isArray(thing)) return thing.flatMap((entry, index) => findingsIn(entry, `${place}/${index}`));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, ...properties } = thing as Record<string, unknown>;
  const names = Object.keys(properties);
  // A reference to a thing that is described elsewhere.
  if (type === undefined) return names.join() === '@id' ? [] : [`${place}: has no @type`];
  const rules = KINDS[String(type)];
  if (!rules) return [`${place}: "${type}" is not a kind that this site uses`];
  const { required, recommended, optional = [] } = rules;
  const here = `${place} (${type})`;
  return [
    ...required.filter((name) => !names.includes(name)).map((name) => `${here}: lacks ${name}`),
    ...recommended.filter((name) => !names.includes(name)).map((name) => `${here}: should have ${name}`),
    ...names
      .filter((name) => ![...required, ...recommended, ...optional].includes(name))
      .map((name) => `${here}: ${name} is not one of its properties`),
    ...Object.entries(properties).flatMap(([name, value]) => [
      ...(value === '' || value === null ? [`${here}: ${name} is empty`] : []),
      ...(isWellFormed(name, String(type), value) ? [] : [`${here}: ${name} is ${JSON.stringify(value)}`]),
      ...findingsIn(value, `${place}/${name}`),
    ]),
  ];
}

function isWellFormed(name: string, type: string, value: unknown): boolean {
  const check = VALUES[`${name}:${type}`] ?? VALUES[name];
  return check === undefined || check(value);
}

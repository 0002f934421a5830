import type { Range } from './random.ts';

export type BuildingTypeName =
  | 'Gründerzeit'
  | 'Siedlung 1926'
  | 'Nachkriegszeile'
  | 'Hochhaus'
  | 'Reihe 1985–2009'
  | 'Neubau';

/** A certificate of § 87 GEG for homes; the class is that of the whole range of values. */
export interface Certificate {
  basis: 'Bedarf' | 'Verbrauch';
  source: string;
  class: string;
  /** kWh/(m²·a) */
  demand: Range;
}

export interface BuildingType {
  name: BuildingTypeName;
  built: Range;
  floors: Range;
  homesPerFloor: Range;
  lift: boolean;
  /** Net rent in euros per square metre. */
  rent: Range;
  /** Empty for listed buildings, which need no certificate. */
  certificates: readonly Certificate[];
  modernised?: Range;
  /** Says what kind of house it is; `{built}` is its year. */
  house: string;
  outdoor: 'Balkon' | 'Loggia' | undefined;
  features: readonly string[];
  /** Pictures that fit every flat in such a house, or only those with or without a kitchen or a balcony. */
  pictures: readonly { picture: string; caption: string; only?: Condition }[];
}

export type Condition = 'kitchen' | 'no-kitchen' | 'outdoor';

export const BUILDING_TYPES: Readonly<Record<BuildingTypeName, BuildingType>> = {
  Gründerzeit: {
    name: 'Gründerzeit',
    ...{ built: [1888, 1912], floors: [4, 5], homesPerFloor: [2, 2], lift: false, rent: [8, 10.5] },
    certificates: [],
    house: 'Gründerzeithaus von {built} unter Denkmalschutz.',
    outdoor: undefined,
    features: ['Dielenboden', 'Stuck', 'Keller', 'hohe Räume'],
    pictures: [{ picture: 'bad-altstadt', caption: 'Bad mit Wanne' }],
  },
  'Siedlung 1926': {
    name: 'Siedlung 1926',
    ...{ built: [1926, 1926], floors: [3, 3], homesPerFloor: [2, 4], lift: false, rent: [6.2, 7.2] },
    certificates: [],
    modernised: [2022, 2025],
    house: 'Zeile der denkmalgeschützten Siedlung von {built}.',
    outdoor: 'Balkon',
    features: ['Dielenboden', 'Keller', 'Fernwärme', 'aufgearbeitete Türen'],
    pictures: [
      { picture: 'balkon-siedlung', caption: 'Balkon zum Garten', only: 'outdoor' },
      { picture: 'treppenhaus', caption: 'Das Treppenhaus' },
      { picture: 'tuergriff-1926', caption: 'Die Türgriffe sind von 1926' },
    ],
  },
  Nachkriegszeile: {
    name: 'Nachkriegszeile',
    ...{ built: [1952, 1968], floors: [3, 4], homesPerFloor: [4, 6], lift: false, rent: [5.4, 6.6] },
    certificates: [
      { basis: 'Verbrauch', source: 'Fernwärme', class: 'C', demand: [76, 100] },
      { basis: 'Verbrauch', source: 'Fernwärme', class: 'D', demand: [101, 130] },
      { basis: 'Verbrauch', source: 'Erdgas', class: 'E', demand: [131, 160] },
    ],
    house: 'Zeile von {built} mit Wiesen und alten Bäumen.',
    outdoor: 'Balkon',
    features: ['Keller', 'Fahrradkeller', 'Trockenraum'],
    pictures: [
      { picture: 'kueche-zeile', caption: 'Küche mit Fliesenspiegel und Anschlüssen', only: 'no-kitchen' },
      { picture: 'bad-saniert', caption: 'Bad mit Wanne und Fenster' },
    ],
  },
  Hochhaus: {
    name: 'Hochhaus',
    ...{ built: [1969, 1978], floors: [9, 14], homesPerFloor: [6, 8], lift: true, rent: [5.2, 6.2] },
    certificates: [
      { basis: 'Verbrauch', source: 'Fernwärme', class: 'C', demand: [82, 100] },
      { basis: 'Verbrauch', source: 'Fernwärme', class: 'D', demand: [101, 130] },
    ],
    modernised: [2012, 2024],
    house: 'Hochhaus von {built} mit zwei Aufzügen.',
    outdoor: 'Loggia',
    features: ['Waschküche', 'Aussicht', 'Keller'],
    pictures: [],
  },
  'Reihe 1985–2009': {
    name: 'Reihe 1985–2009',
    ...{ built: [1985, 2009], floors: [3, 4], homesPerFloor: [3, 5], lift: true, rent: [6, 7.8] },
    certificates: [
      { basis: 'Verbrauch', source: 'Erdgas', class: 'B', demand: [58, 75] },
      { basis: 'Verbrauch', source: 'Erdgas', class: 'C', demand: [76, 100] },
      { basis: 'Verbrauch', source: 'Fernwärme', class: 'C', demand: [76, 98] },
    ],
    house: 'Klinkerhaus von {built} mit einem Hof.',
    outdoor: 'Balkon',
    features: ['Wannenbad', 'Keller', 'Abstellraum', 'Fahrradraum'],
    pictures: [{ picture: 'bad-wanne', caption: 'Bad mit Wanne' }],
  },
  Neubau: {
    name: 'Neubau',
    ...{ built: [2016, 2024], floors: [4, 6], homesPerFloor: [3, 5], lift: true, rent: [7, 11.5] },
    certificates: [
      { basis: 'Bedarf', source: 'Fernwärme', class: 'A+', demand: [22, 30] },
      { basis: 'Bedarf', source: 'Fernwärme', class: 'A', demand: [31, 50] },
      { basis: 'Bedarf', source: 'Strom (Wärmepumpe)', class: 'A', demand: [31, 48] },
      { basis: 'Bedarf', source: 'Fernwärme', class: 'B', demand: [51, 75] },
    ],
    house: 'Haus von {built}, vom Gehweg bis in die Wohnungen ohne Schwelle.',
    outdoor: 'Loggia',
    features: ['Fußbodenheizung', 'Glasfaser', 'Fahrradgarage', 'Abstellraum'],
    pictures: [
      { picture: 'kueche-leer', caption: 'Die Einbauküche', only: 'kitchen' },
      { picture: 'bad-neubau-wanne', caption: 'Bad mit Wanne' },
      { picture: 'bad-neubau-sand', caption: 'Bad mit bodengleicher Dusche' },
    ],
  },
};

import type { BuildingTypeName } from './building-types.ts';

/** A street in a district, as an address and as a text name it. */
export interface Street {
  name: string;
  /** `in der Gartenstraße` */
  at: string;
}

export interface District {
  name: string;
  streets: readonly [Street, ...Street[]];
  /** Types of its houses; one that is listed twice is twice as frequent. */
  types: readonly [BuildingTypeName, ...BuildingTypeName[]];
  /** A picture of the neighbourhood, which claims to show no particular house, and its caption. */
  view: { picture: string; caption: string };
}

/** Districts of the city, with streets that the site's content names. */
export const DISTRICTS: readonly [District, ...District[]] = [
  {
    name: 'Altstadt',
    streets: [
      { name: 'Marktgasse', at: 'in der Marktgasse' },
      { name: 'Rathausgasse', at: 'in der Rathausgasse' },
      { name: 'Rosenweg', at: 'am Rosenweg' },
    ],
    types: ['Gründerzeit', 'Gründerzeit', 'Nachkriegszeile'],
    view: { picture: 'altstadt-winter', caption: 'Die Altstadt im Winter' },
  },
  {
    name: 'Brückenkopf',
    streets: [
      { name: 'Brückenstraße', at: 'in der Brückenstraße' },
      { name: 'Birkenring', at: 'am Birkenring' },
    ],
    types: ['Neubau', 'Nachkriegszeile', 'Hochhaus'],
    view: { picture: 'stadtpanorama-abend', caption: 'Die Stadt am Abend' },
  },
  {
    name: 'Hafen',
    streets: [
      { name: 'Kaistraße', at: 'in der Kaistraße' },
      { name: 'Uferstraße', at: 'in der Uferstraße' },
      { name: 'Speicherstraße', at: 'in der Speicherstraße' },
    ],
    types: ['Neubau'],
    view: { picture: 'uferstrasse-abend', caption: 'Am Hafen zur blauen Stunde' },
  },
  {
    name: 'Lindental',
    streets: [
      { name: 'Gartenstraße', at: 'in der Gartenstraße' },
      { name: 'Lindenallee', at: 'in der Lindenallee' },
    ],
    types: ['Nachkriegszeile', 'Nachkriegszeile', 'Neubau', 'Reihe 1985–2009'],
    view: { picture: 'lindenallee-herbst', caption: 'Die Lindenallee im Herbst' },
  },
  {
    name: 'Mitte',
    streets: [
      { name: 'Parkstraße', at: 'in der Parkstraße' },
      { name: 'Am Wasserturm', at: 'am Wasserturm' },
      { name: 'Wasserturmstraße', at: 'in der Wasserturmstraße' },
    ],
    types: ['Siedlung 1926', 'Siedlung 1926', 'Reihe 1985–2009', 'Gründerzeit'],
    view: { picture: 'hauptsitz-winter', caption: 'Der Wasserturm in der Dämmerung' },
  },
  {
    name: 'Nord',
    streets: [
      { name: 'Mühlenweg', at: 'am Mühlenweg' },
      { name: 'Kastanienallee', at: 'in der Kastanienallee' },
    ],
    types: ['Neubau', 'Reihe 1985–2009'],
    view: { picture: 'kastanienhof-herbst', caption: 'Alte Kastanien in der Nachbarschaft' },
  },
  {
    name: 'Südring',
    streets: [
      { name: 'Molkereistraße', at: 'in der Molkereistraße' },
      { name: 'Rampenstraße', at: 'in der Rampenstraße' },
      { name: 'Ladestraße', at: 'in der Ladestraße' },
    ],
    types: ['Nachkriegszeile', 'Reihe 1985–2009', 'Neubau'],
    view: { picture: 'stadtpanorama', caption: 'Die Stadt von oben' },
  },
];

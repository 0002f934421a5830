import type { DocumentEntry } from '../documents/types.ts';

/** A place on the sheet: pixels, rightwards and downwards. */
export type Point2 = readonly [number, number];

/** A place in the scene: metres to the right, upwards, and away from the viewer. Also a direction of length 1. */
export type Point3 = readonly [number, number, number];

/** Red, green, blue: 0 to 255. */
export type Colour = readonly [number, number, number];

/** A colour at a share (0 to 1) of a gradient's way, with its opacity. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

export type Foliage = 'summer' | 'autumn' | 'bare';

/** The hour, the weather and the season of a picture: everything that light depends on. */
export interface Mood {
  /** The way sunlight travels. */
  sun: Point3;
  /** What sunlight adds to a surface that faces it, per channel. */
  sunlight: Point3;
  /** What every surface gets, per channel. */
  ambient: Point3;
  /** The colour that distance fades into, and the distance in metres at which two thirds have gone. */
  haze: Colour;
  hazeDistance: number;
  /** From the zenith down to the horizon. */
  sky: readonly Stop[];
  cloud: Colour;
  cloudOpacity: number;
  shadow: Colour;
  shadowOpacity: number;
  /** The share of windows with a light behind them. */
  litWindows: number;
  snow: boolean;
  foliage: Foliage;
}

/** What a picture is made from: the same seed always gives the same picture. */
export interface PictureOrder {
  id: string;
  /** Of the JPEG. @default 84 */
  quality?: number;
  width: number;
  height: number;
  alt: string;
  kind: PictureKind;
  /** What it shows of the houses that are let, for a picture in an offer's gallery. */
  shows?: PictureEntry['shows'];
  /** Draws the picture as an SVG document. */
  draw(seed: string, width: number, height: number): string;
}

export type PictureKind =
  | 'elevation'
  | 'street'
  | 'courtyard'
  | 'panorama'
  | 'construction'
  | 'material'
  | 'floor-plan'
  | 'interior'
  | 'logo';

/** A picture in `content-api/media/catalogue.json`. */
export interface PictureEntry {
  id: string;
  /** Within the media folder. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  /** German; at most 140 characters, for floor plans 500. */
  alt: string;
  credit: string;
  kind: PictureKind;
  /** What it shows: object numbers of flats, addresses (`Mühlenweg 7`), types of building. Content is checked against it. */
  shows?: { flats?: string[]; houses?: string[]; buildingTypes?: string[] };
  /** A data URI of at most 400 bytes. */
  placeholder: string;
  /** `#rrggbb`: the colour there is most of. */
  colour: string;
}

/** A video in the catalogue; `mp4`, `webm` and `captions` (VTT) lie within the media folder. */
export interface VideoEntry {
  id: string;
  /** The id of a picture. */
  poster: string;
  width: number;
  height: number;
  seconds: number;
  mp4: string;
  webm: string;
  captions: string;
  label: string;
}

export interface Catalogue {
  pictures: PictureEntry[];
  videos: VideoEntry[];
  documents?: DocumentEntry[];
}

/** A changed block, as the live set and the side set show it. */
export interface PictureRequest {
  /** Index of the change. */
  change: number;
  /** Width of the window in CSS pixels. */
  width: number;
  /** HTML documents. */
  before: string;
  after: string;
}

/** A pair of pictures as PNG files, in base64. */
export interface TakenPictures {
  change: number;
  width: number;
  /** Share of changed pixels, 0 to 1. */
  changed: number;
  before: string;
  after: string;
}

/** To the process that takes pictures: `start` once, then requests and the files that it asks for. */
export type ToPictureProcess =
  /** `chromium`: path of the program. */
  | { kind: 'start'; chromium: string }
  | { kind: 'take'; request: PictureRequest }
  /** `base64` is absent if neither set has this file. */
  | { kind: 'file'; path: string; base64?: string };

/** Its answers: `taken` or `failed` for each request, in their order. */
export type FromPictureProcess =
  | { kind: 'ready' }
  | { kind: 'taken'; pictures: TakenPictures }
  /** `reason` follows "because". */
  | { kind: 'failed'; reason: string }
  /** A document needs the file of a release at this path of the site. */
  | { kind: 'needs'; path: string };

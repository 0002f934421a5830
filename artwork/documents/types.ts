/** A place on a page: points (1/72 inch), rightwards and downwards from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Column {
  title: string;
  /** Share of the width, relative to the other columns. */
  share: number;
  /** @default 'left' */
  align?: 'left' | 'right';
}

/** What a document consists of, from top to bottom. */
export type Part =
  | { heading: string }
  | { paragraph: string }
  | { list: readonly string[] }
  /** A row of a single text heads the rows after it. */
  | { table: { columns: readonly Column[]; rows: readonly (readonly string[])[] } }
  /** Lines to be filled in by hand or with a PDF program. */
  | { blanks: readonly string[] }
  /** A drawing as wide as the text. */
  | {
      drawing: {
        height: number;
        /** What it shows, for those who do not see it. */
        alt: string;
        draw: (pdf: PDFKit.PDFDocument, box: Box) => void;
      };
    };

/** A file of the procurement documents that is to be made. */
export interface DocumentOrder {
  /** Kebab-case; unique among all pictures, videos and documents. */
  id: string;
  /** Uid of the announcement that it belongs to. */
  announcement: number;
  title: string;
  parts: (record: AnnouncementFacts) => readonly Part[];
}

/** What of an announcement's record its documents repeat. */
export interface AnnouncementFacts {
  uid: number;
  title: string;
  number: string;
  rules: 'VOB/A' | 'UVgO' | 'VgV';
  procedure: string;
  place: string;
  period: string;
  lots?: readonly { number: number; title: string; text?: string }[];
  platform: { name: string };
  reviewBody: string;
}

/** A document as the catalogue lists it. */
export interface DocumentEntry {
  id: string;
  /** Below the media folder. */
  file: string;
  title: string;
  pages: number;
}

import { type Static, Type } from '@sinclair/typebox';
import { PdfFile, Picture, Video } from '@stadtraum/contracts/media';
import { KebabName } from '@stadtraum/contracts/page-model';

/** A path below the media directory. The only dot is before the extension, so the path cannot leave the directory. */
const filePath = (extension: string) =>
  Type.String({ pattern: `^[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*\\.(${extension})$`, maxLength: 200 });

/** What a picture shows, for the check that a picture in an offer belongs to its flat, its house or its type of building. */
const PictureSubject = Type.Object(
  {
    /** Object numbers of flats: `SW-97-007-01`. */
    flats: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1 })),
    /** Streets with number, as they begin an address: `Mühlenweg 7`. */
    houses: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1 })),
    buildingTypes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { minItems: 1 })),
  },
  { additionalProperties: false },
);
export type PictureSubject = Static<typeof PictureSubject>;

/** A master picture. It must not be transparent: the placeholder would show through, and JPEG does not support transparency. */
const PictureEntry = Type.Object({
  id: KebabName,
  file: filePath('jpg|png'),
  width: Picture.properties.width,
  height: Picture.properties.height,
  alt: Type.String({ minLength: 1, maxLength: 500 }),
  credit: Picture.properties.credit,
  /** How it is drawn: `floor-plan`, `elevation`, `interior`, … */
  kind: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  /** @default unknown */
  shows: Type.Optional(PictureSubject),
  placeholder: Picture.properties.placeholder,
  colour: Picture.properties.colour,
});

const VideoEntry = Type.Object({
  id: KebabName,
  /** Id of the picture shown before the video plays. */
  poster: KebabName,
  width: Video.properties.width,
  height: Video.properties.height,
  seconds: Video.properties.seconds,
  mp4: filePath('mp4'),
  webm: filePath('webm'),
  captions: filePath('vtt'),
  label: Video.properties.label,
});

const DocumentEntry = Type.Object({
  id: KebabName,
  file: filePath('pdf'),
  title: PdfFile.properties.title,
  pages: PdfFile.properties.pages,
});

/** `catalogue.json`: all pictures, videos and documents that content may refer to. */
export const CatalogueFile = Type.Object({
  pictures: Type.Array(PictureEntry),
  videos: Type.Array(VideoEntry),
  /** @default none */
  documents: Type.Optional(Type.Array(DocumentEntry)),
});
export type CatalogueFile = Static<typeof CatalogueFile>;

import { Type } from '@sinclair/typebox';
import { type PdfFile, Picture, type Video } from '@stadtraum/contracts/media';
import { KebabName } from '@stadtraum/contracts/page-model';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { MediaCatalogue } from '../media/catalogue/media-catalogue.ts';

/** An editor's reference to a picture, video or document: its id, optionally with an alternative text (empty for decoration). */
const Reference = Type.Union([
  Type.String(),
  Type.Object({ id: KebabName, alt: Type.Optional(Picture.properties.alt) }, { additionalProperties: false }),
]);

const validate = lazyValidator(Reference);

export interface MediaReference {
  kind: 'picture' | 'video' | 'document';
  id: string;
  /** Finds it in the catalogue, in the form that page models use. */
  find: (media: MediaCatalogue) => Picture | Video | PdfFile | undefined;
}

/**
 * Reads the value of `"picture": "uferstrasse-abend"`, `"picture": {"id": "uferstrasse-abend", "alt": ""}` or `"video": "richtfest"`,
 * or an entry of `"pictures"` or `"documents"`, such as `"lageplan"`. Undefined for other values, which may be different content.
 */
export function readMediaReference(property: string, value: unknown): MediaReference | undefined {
  const kind = KINDS.get(property);
  const checked = kind && validate(value);
  if (!kind || !checked?.ok) return undefined;
  const { id, alt = undefined } = typeof checked.value === 'string' ? { id: checked.value } : checked.value;
  return {
    kind,
    id,
    find: (media) => FIND[kind](media, id, alt),
  };
}

const KINDS: ReadonlyMap<string, MediaReference['kind']> = new Map([
  ['picture', 'picture'],
  ['pictures', 'picture'],
  ['video', 'video'],
  ['documents', 'document'],
]);

const FIND = {
  picture: findPicture,
  video: ({ videos }: MediaCatalogue, id: string) => videos.get(id)?.video,
  document: ({ documents }: MediaCatalogue, id: string) => documents.get(id)?.document,
};

function findPicture({ pictures }: MediaCatalogue, id: string, alt: string | undefined): Picture | undefined {
  const picture = pictures.get(id)?.picture;
  return picture && alt !== undefined ? { ...picture, alt } : picture;
}

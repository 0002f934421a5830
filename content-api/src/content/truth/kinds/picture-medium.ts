import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { textIn } from './field-values.ts';
import { picturesIn } from './pictures-in.ts';

/** The catalogue's kind of a photo. All other kinds are drawn. */
const PHOTO = 'photo';
const CALLED_PHOTO = /(?<!\p{L})(?:Foto(?!montage)|Photo(?!voltaik)|Aufnahme(?:n)?(?!\p{L}))\p{L}*/u;

/** What is drawn is not called a photo. Pictures without a kind in the catalogue are not compared. */
export const pictureMedium = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('picture-medium'),
      /** The field with the picture. */
      pictureIn: Field,
      /** The fields with words about the picture. */
      words: Type.Array(Field, { minItems: 1 }),
    },
    { additionalProperties: false },
  ),
  fields: ({ pictureIn, words }) => [pictureIn, ...words],
  mistakes({ pictureIn: field, words }, { data }, { media }) {
    const [picture] = picturesIn(data[field]);
    const kind = picture && media.pictures.get(picture.id)?.kind;
    if (kind === undefined || kind === PHOTO) return [];
    return words.flatMap((word) => {
      const [found] = CALLED_PHOTO.exec(textIn(data, word) ?? '') ?? [];
      if (found === undefined) return [];
      const reason = `"${word}" nennt das Bild "${picture?.id}" ein "${found}". Laut Mediathek ist es gezeichnet ("kind": "${kind}")`;
      return [{ path: `/${word}`, reason }];
    });
  },
});

import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { named, textIn } from './field-values.ts';
import { picturesIn } from './pictures-in.ts';

/** A credit is the one in the catalogue of pictures. The sign © before it is not compared. */
export const catalogueCredit = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('catalogue-credit'),
      /** The field with the picture. */
      pictureIn: Field,
      credit: Field,
    },
    { additionalProperties: false },
  ),
  fields: ({ pictureIn, credit }) => [pictureIn, credit],
  mistakes({ pictureIn: field, credit: creditField }, { data }, { media }) {
    const [picture] = picturesIn(data[field]);
    const stated = textIn(data, creditField);
    const credit = picture && media.pictures.get(picture.id)?.picture.credit;
    if (stated === undefined || credit === undefined || withoutSign(stated) === withoutSign(credit))
      return [];
    const reason = `${named(creditField, stated)} ist nicht der Bildnachweis von "${picture?.id}". In der Mediathek steht "${credit}"`;
    return [{ path: `/${creditField}`, reason }];
  },
});

const withoutSign = (credit: string) => credit.replace(/^©\s*/, '');

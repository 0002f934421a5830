import type { ComponentExample } from '../component-example.ts';
import { EXAMPLE_PICTURES } from './example-pictures.ts';
import { Picture } from './picture.tsx';

const { landscape } = EXAMPLE_PICTURES;
const { placeholder: _, ...withoutPlaceholder } = landscape;

export default [
  { name: 'in seinen eigenen Maßen', element: <Picture picture={landscape} sizes="100vw" /> },
  { name: 'das wichtigste der Seite', element: <Picture picture={landscape} sizes="100vw" priority /> },
  {
    name: 'hochkant beschnitten',
    element: (
      <Picture picture={landscape} sizes="(width >= 64rem) 120rem, 200vw" ratio="3 / 4" position="20% 50%" />
    ),
  },
  {
    name: 'füllt den Kasten, in dem es hängt',
    element: (
      <div style={{ position: 'relative', blockSize: '12rem' }}>
        <Picture picture={landscape} sizes="100vw" ratio="fill" position="50% 80%" />
      </div>
    ),
  },
  { name: 'als Schmuck, ohne Beschreibung', element: <Picture picture={landscape} sizes="100vw" alt="" /> },
  { name: 'ohne Vorschau', element: <Picture picture={withoutPlaceholder} sizes="100vw" ratio="4 / 1" /> },
  {
    name: 'das sich nicht laden lässt, mit einem Wort von 200 Zeichen',
    element: (
      <Picture
        picture={{ ...landscape, src: '/media/nirgends.00000000' }}
        sizes="100vw"
        alt={'Wohnungsbaugesellschaft'.repeat(9).slice(0, 200)}
      />
    ),
  },
] satisfies ComponentExample[];

import type { ComponentExample } from '../component-example.ts';
import { DRAWINGS } from './drawings.ts';
import { Icon, type IconName } from './icon.tsx';

export default [
  {
    name: 'neben Text',
    element: (
      <p>
        <Icon name="pin" /> Am Wasserturm 3, 09994 Elsenau
      </p>
    ),
  },
  { name: 'als Bild', element: <Icon name="accessible" label="barrierefrei" /> },
  {
    name: 'alle',
    element: (
      <p>
        {(Object.keys(DRAWINGS) as IconName[]).map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </p>
    ),
  },
] satisfies ComponentExample[];

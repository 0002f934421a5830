import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { logo, pressAsset, pressAssets } from '../../assets/asset.examples.ts';
import type { AssetSliderContent } from './content.ts';

const content = (items: AssetSliderContent['items']): AssetSliderContent => ({
  heading: 'Aktuelle Pressebilder',
  more: { label: 'Alle Pressebilder', path: '/presse/bildmaterial' },
  items,
  total: items.length,
});

export default [
  { name: 'fünf Bilder', content: content(pressAssets) },
  {
    name: 'drei Bilder, von 991 px an alle zu sehen',
    content: content(pressAssets.slice(0, 3)),
  },
  { name: 'ein Bild', content: content([pressAsset]) },
  { name: 'ein Bild ohne Vorschau', content: content([logo]) },
  { name: 'leer', content: content([]) },
  {
    name: 'Überschrift von 200 Zeichen',
    content: { ...content(pressAssets), heading: 'Pressebilder'.repeat(17).slice(0, 200) },
  },
] satisfies BlockExample<AssetSliderContent>[];

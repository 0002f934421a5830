import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { pressAsset, pressAssets } from '../../assets/asset.examples.ts';
import type { NewsPopupContent } from './content.ts';

const content: NewsPopupContent = {
  heading: 'Pressebild des Monats',
  text: 'Am 12. September wurde an der Uferstraße Richtfest gefeiert.',
  asset: 187,
  items: [pressAsset],
  total: 1,
};

export default [
  { name: 'ein Bild', content },
  { name: 'eines von mehreren', content: { ...content, items: pressAssets, total: pressAssets.length } },
  { name: 'das Bild fehlt', content: { ...content, items: [], total: 0 } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      ...content,
      heading: 'Pressebilder'.repeat(17).slice(0, 200),
      text: 'Bildmaterial'.repeat(17).slice(0, 200),
      asset: 1,
      items: pressAssets.slice(-1),
    },
  },
] satisfies BlockExample<NewsPopupContent>[];

import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { examplePicture } from '../../assets/asset.examples.ts';
import type { PressContactContent } from './content.ts';

const content: PressContactContent = {
  heading: 'Ihre Ansprechpartnerin',
  name: 'Leonie Brandt',
  role: 'Leiterin der Unternehmenskommunikation',
  picture: examplePicture({ width: 1600, height: 2000, id: 'arbeitsplatz-pressesprecherin' }),
  phone: '030 23125-440',
  email: 'presse@stadtraum-wohnen.example',
  html: '<p>Drehgenehmigungen erteilen wir in der Regel innerhalb von zwei Tagen.</p>',
};

export default [
  { name: 'mit Bild und Text', content },
  {
    name: 'nur das Nötige',
    content: {
      heading: 'Pressestelle',
      name: 'Pressestelle',
      phone: '030 23125-440',
      email: 'presse@stadtraum-wohnen.example',
    },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      ...content,
      heading: 'Unternehmenskommunikation'.repeat(8).slice(0, 200),
      name: 'Freifrauvonundzu'.repeat(13).slice(0, 200),
      role: 'Bereichsleiterin'.repeat(13).slice(0, 200),
    },
  },
] satisfies BlockExample<PressContactContent>[];

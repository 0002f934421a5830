import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { exampleNavigation } from '../../example-navigation.ts';
import type { SiteFooterContent } from './content.ts';

const content: SiteFooterContent = {
  claim: 'Wohnraum, der zur Stadt gehört.',
  address: ['Stadtraum Wohnen GmbH', 'Kastanienallee 12', '10435 Musterstadt'],
  phone: '030 5550-0',
  email: 'service@stadtraum-wohnen.example',
  reportBarrier: { label: 'Barriere melden', path: '/barrierefreiheit/melden' },
};

export default [
  { name: 'mit allen Menüs', content, page: { path: '/presse', navigation: exampleNavigation } },
  { name: 'ohne Menüs', content, page: { path: '/', navigation: {} } },
  {
    name: 'Wort von 200 Zeichen',
    content: { ...content, claim: 'Daseinsvorsorge'.repeat(14).slice(0, 200) },
    page: {
      path: '/lang',
      navigation: { service: [{ label: 'Mieterberatung'.repeat(15).slice(0, 200), path: '/kontakt' }] },
    },
  },
] satisfies BlockExample<SiteFooterContent, 'path' | 'navigation'>[];

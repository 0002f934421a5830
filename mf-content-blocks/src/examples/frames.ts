import type { FrameContent } from '../consent-frame/frame-content.ts';

export const PLAN_OF_TOWN: FrameContent = {
  title: 'Stadtplan',
  src: 'https://www.openstreetmap.org/export/embed.html?bbox=12.88,51.14,12.97,51.19&layer=mapnik',
  path: 'https://www.openstreetmap.org/#map=13/51.166/12.925',
  service: 'maps',
  provider: 'OpenStreetMap',
  purpose: 'Der Plan zeigt, wo die Baustelle liegt. Der Anbieter erfährt Ihre IP-Adresse.',
  privacyPath: '/datenschutz#karten',
};

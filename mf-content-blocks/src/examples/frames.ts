import type { FrameHosts } from '@stadtraum/contracts/frame-hosts';
import type { FrameContent } from '../consent-frame/frame-content.ts';

/** The hosts of the example frames. */
export const FRAME_HOSTS: FrameHosts = ['www.openstreetmap.org', 'video.example.org'];

export const TOWN_MAP: FrameContent = {
  title: 'Stadtplan',
  src: 'https://www.openstreetmap.org/export/embed.html?bbox=12.88,51.14,12.97,51.19&layer=mapnik',
  path: 'https://www.openstreetmap.org/#map=13/51.166/12.925',
  service: 'maps',
  provider: 'OpenStreetMap',
  purpose: 'Der Plan zeigt, wo die Baustelle liegt. Der Anbieter erfährt Ihre IP-Adresse.',
  privacyPath: '/datenschutz#karten',
};

export const EXTERNAL_VIDEO: FrameContent = {
  title: 'Richtfest an der Uferstraße',
  src: 'https://video.example.org/embed/richtfest',
  path: 'https://video.example.org/richtfest',
  service: 'video',
  provider: 'Beispielvideo',
  purpose: 'Der Film kommt von Beispielvideo. Der Anbieter erfährt Ihre IP-Adresse und kann Cookies setzen.',
  privacyPath: '/datenschutz#videos',
};

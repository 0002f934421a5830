import type { Project } from './project.ts';

const picture: NonNullable<Project['picture']> = {
  id: 'uferstrasse-tag',
  // The hash is a placeholder: the development page loads the picture's current version.
  src: '/media/uferstrasse-tag.00000000',
  width: 2400,
  height: 1600,
  widths: [320, 480, 640, 960, 1280, 1600, 2400],
  alt: 'Die neuen Häuser an der Uferstraße, vom Wasser aus gesehen',
  colour: '#b8c8d0',
};

export const projects: Project[] = [
  {
    uid: 11,
    title: 'Am Güterbahnhof',
    district: 'Südring',
    address: 'Ladestraße 2–30, 09998\u00a0Elsenau',
    status: 'planned',
    homes: 188,
    completion: 2030,
    text: 'Auf dem früheren Güterbahnhof wächst ein Quartier um einen autofreien Anger. Der Bebauungsplan liegt aus.',
  },
  {
    picture,
    uid: 4,
    path: '/immobilien/projekte/uferstrasse',
    title: 'Uferstraße',
    district: 'Hafen',
    address: 'Uferstraße 40–58, 09995\u00a0Elsenau',
    status: 'under-construction',
    homes: 126,
    completion: 2027,
    text: 'Zwei bis fünf Zimmer am Hafenbecken, alle schwellenfrei. 84 Wohnungen sind für Haushalte mit Wohnberechtigungsschein.',
  },
  {
    uid: 2,
    title: 'Wohnhof Mühlenweg',
    district: 'Nord',
    address: 'Mühlenweg 5–11, 09997\u00a0Elsenau',
    status: 'completed',
    homes: 74,
    completion: 2024,
    text: 'Vier Häuser um einen begrünten Hof, der das Regenwasser zurückhält.',
  },
];

export const longProject: Project = {
  uid: 1,
  title: 'Mehrgenerationenwohnhaus'.repeat(9).slice(0, 200),
  district: 'Kastanienvorstadt'.repeat(6).slice(0, 100),
  address: 'Wasserturmpromenade'.repeat(11).slice(0, 200),
  status: 'under-construction',
  homes: 12_345,
  completion: 2100,
  text: 'Wärmedämmverbundsystem'.repeat(10).slice(0, 200),
};

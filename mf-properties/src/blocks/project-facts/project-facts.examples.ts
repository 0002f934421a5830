import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { ProjectFactsContent } from './content.ts';

const record: ProjectFactsContent['record'] = {
  title: 'Uferstraße',
  status: 'under-construction',
  homes: 126,
  completion: 2027,
  period: '2024 bis 2027',
  architects: 'Werkbund Nord, Elsenau',
  features: ['WBS-Wohnungen', 'barrierefrei'],
  html: '<p>Am alten Hafenbecken stehen die Rohbauten für 126 Wohnungen.</p>',
  units: [
    { rooms: '2 Zimmer', homes: 48, area: '54–63 m²', subsidised: 36 },
    { rooms: '3 Zimmer', homes: 78, area: '74–82 m²', subsidised: 48 },
  ],
  contact: {
    name: 'Jonas Hartwig',
    role: 'Vermietung Nord und Hafen',
    phone: '030\u00a023125-140',
    email: 'vermietung-nord@stadtraum-wohnen.example',
  },
};

const word = 'Mehrgenerationenwohnhaus'.repeat(9).slice(0, 200);

export default [
  { name: 'im Bau', content: { record } },
  { name: 'ohne Wohnungen', content: { record: { ...record, units: [], features: [], status: 'planned' } } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      record: {
        ...record,
        ...{ html: `<p>${word}</p>`, architects: word, features: [word.slice(0, 100)] },
        units: [{ rooms: word.slice(0, 60), homes: 1, area: word.slice(0, 60), subsidised: 0 }],
      },
    },
  },
] satisfies BlockExample<ProjectFactsContent>[];

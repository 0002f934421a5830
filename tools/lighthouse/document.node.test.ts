import { lighthouseDocument, missesTarget, shortfalls } from './document.mjs';

const page = {
  path: '/kontakt',
  scores: { performance: 97, accessibility: 100, bestPractices: 100, seo: 100 },
  lcp: 1_840,
  cls: 0,
  tbt: 12.4,
  benchmarkIndex: 1504.5,
  findings: [],
  slowedBy: ['Largest Contentful Paint, 1.8 s'],
};

test('a page that reaches the targets has no shortfalls', () => {
  expect(shortfalls(page)).toEqual([]);
  const text = lighthouseDocument([page], { runs: 3, day: new Date('2026-11-22') });
  expect(text).toContain('| `/kontakt` | 97 | 100 | 100 | 100 | 1.8 | 0.000 | 12 |');
  expect(text).toContain('between 1505 and 1505');
  expect(text).not.toContain('but performance');
  expect(text).toMatch(/Shortfalls\n\n.*\n\nEvery page reaches its targets\./);
});

test('a page below a target is listed with the reason, and fails unless only its performance is low', () => {
  const slow = { ...page, scores: { ...page.scores, performance: 94 } };
  expect(shortfalls(slow)).toEqual(['performance 94: Largest Contentful Paint, 1.8 s']);
  expect(missesTarget(slow)).toBe(false);
  const faulty = {
    ...page,
    scores: { ...page.scores, seo: 91 },
    findings: ['Document has no meta description'],
  };
  expect(missesTarget(faulty)).toBe(true);
  expect(lighthouseDocument([faulty], { runs: 1, day: new Date() })).toContain(
    '- `/kontakt`: Document has no meta description',
  );
});

test('a page that was checked without performance counts, but is not in the table', () => {
  const { performance: _, ...scores } = page.scores;
  const checked = {
    ...page,
    path: '/impressum',
    scores: { ...scores, accessibility: 98 },
    findings: ['Links'],
  };
  const text = lighthouseDocument([page, checked], { runs: 3, day: new Date() });
  expect(text).not.toContain('| `/impressum`');
  expect(text).toContain('everything but performance: 1.');
  expect(text).toContain('- `/impressum`: Links');
  expect(missesTarget(checked)).toBe(true);
});

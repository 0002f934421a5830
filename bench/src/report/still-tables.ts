import { compareLcp, type LcpPairs } from '../lcp/lcp.ts';
import type { StillFigures } from '../still/measure-still.ts';
import type { StillPages } from '../still/still.ts';
import { summarizeTouches, type Touches } from '../touches/touches.ts';
import { table } from './table.ts';

/** Rows for the slowest touches. */
const SLOWEST_TOUCHES = 5;

/** Renders what pages cost before a touch, and what they may load where an address or a consent asks for it. */
export function renderStill({ kinds, exceptions }: StillPages): string {
  const pages = kinds.reduce((sum, kind) => sum + kind.pages, 0);
  const ordered = [...kinds].sort((a, b) => b.composed.scriptBytes - a.composed.scriptBytes);
  const both = (row: { composed: StillFigures; monolith: StillFigures }, figure: keyof StillFigures) =>
    `${row.composed[figure].toFixed(0)} / ${row.monolith[figure].toFixed(0)}`;
  const parts = [
    '### Before a touch',
    `First visit on a phone, not asked for consent before; scrolled to the end in steps, then left alone for ten seconds. The ` +
      `sitemap’s ${pages} pages are of ${kinds.length} kinds (sets of block types); one page of each kind is measured. Composed / ` +
      'monolith; blocking time in ms at CPU 4x, from one visit or the median of several. On this fast line, idle pages prefetch files ' +
      'for a likely touch; nothing runs them, and JS and requests leave them out.',
    table(
      [
        'Page',
        'of its kind',
        'JS, kB',
        'scripts',
        'requests',
        'prefetched, kB',
        'blocking time',
        'visits',
        'islands started',
      ],
      ordered.map((kind) => [
        `\`${kind.path}\``,
        String(kind.pages),
        `${kilobytes(kind.composed.scriptBytes)} / ${kilobytes(kind.monolith.scriptBytes)}`,
        both(kind, 'scripts'),
        both(kind, 'requests'),
        `${kilobytes(kind.composed.prefetchedBytes)} / ${kilobytes(kind.monolith.prefetchedBytes)}`,
        both(kind, 'blocking'),
        String(kind.visits),
        both(kind, 'startedIslands'),
      ]),
    ),
  ];
  if (exceptions.length > 0) {
    parts.push(
      'More is loaded only where the address or an earlier consent asks for it (scripts of this site; other providers do not answer):',
      table(
        ['Address', 'Why', 'JS, kB', 'islands started'],
        exceptions.map(({ path, reason, figures }) => [
          `\`${path}\``,
          reason,
          kilobytes(figures.scriptBytes),
          String(figures.startedIslands),
        ]),
      ),
    );
  }
  return parts.join('\n\n');
}

/** Renders the sites' first touches and the slowest controls. */
export function renderTouches({ found, controls }: Touches): string {
  const sites = (['composed', 'monolith'] as const).map((site) => {
    const summary = summarizeTouches(controls.map((control) => control[site]));
    const { touched, covered, unanswered, inp, slowestInp, answered } = summary;
    const times = [inp, slowestInp, answered].map((time) => time.toFixed(0));
    return [site, ...[touched, covered, unanswered].map(String), ...times];
  });
  const slowest = controls
    .flatMap(({ path, label, composed }) =>
      composed?.inp === undefined ? [] : { path, label, inp: composed.inp },
    )
    .sort((a, b) => b.inp - a.inp)
    .slice(0, SLOWEST_TOUCHES)
    .map(({ path, label, inp }) => `${label.replaceAll('|', '/')} on \`${path}\` (${inp.toFixed(0)} ms)`);
  return [
    '### First touch',
    `${controls.length} of ${found} controls of islands, each tapped on a fresh page at rest: 40 ms, 10 Mbit/s, CPU 4x; times in ms. ` +
      'A control is covered if a visitor cannot touch it either without doing something else first.',
    table(
      ['Site', 'touched', 'covered', 'no interaction', 'INP, p75', 'INP, slowest', 'touch to hydrated, p75'],
      sites,
    ),
    `Slowest: ${slowest.join('; ')}.`,
  ].join('\n\n');
}

export function renderLcp(lcp: LcpPairs): string {
  const { ratio, quartiles } = compareLcp(lcp);
  const [low, high] = quartiles.map((quartile) => quartile.toFixed(2));
  return (
    `### LCP with the same islands\n\n\`${lcp.path}\`, ${lcp.pairs.length} paired visits: ${ratio.toFixed(2)} × the monolith’s ` +
    `(quartiles ${low}–${high}).`
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

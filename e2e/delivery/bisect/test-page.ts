import { type Release, withServerCode } from '../../faults/stage/releases.ts';

/** A page whose blocks two teams own, and which they can break. */
export const PATH = '/pruefstand';
const FILE = 'pages/pruefstand.json';

/** Owners of the page's content and of its blocks. The last one has no block on it. */
export const BLOCKS = 'mf-content-blocks';
export const PRESS = 'mf-press';
export const MAPS = 'mf-maps';

/** A fault that stays on the page once it is there. */
export type Fault = 'text' | 'axe' | 'phone' | 'heading' | 'size';

/** Words that only this page has, so that releases change no other page. */
const TITLE = 'Prüfstand';
const CONTACT = 'Kontakt zum Prüfstand';
export const NOTE = 'Sprechstunde nach Vereinbarung';
export const HEADING = 'Was geprüft wird';
export const PHONE = '030 23125-440';

/** Parameters of `bisect` that tell good pages from those with the fault. */
export const CHECKS: Readonly<Record<Fault, readonly string[]>> = {
  text: ['--text', NOTE],
  axe: ['--axe', 'image-alt'],
  phone: ['--text', PHONE],
  heading: [
    ...['--', process.execPath, '-e'],
    `const html = require('fs').readFileSync(process.env.PAGE_FILE, 'utf8');
     process.exitCode = html.includes('${HEADING}') ? 0 : 3;`,
  ],
  size: ['--max-size', '30000'],
};

/** The page's content. @param number makes each one different */
export function pageContent(number: number, faults: ReadonlySet<Fault>): Record<string, unknown> {
  const words = faults.has('size') ? ` ${incompressible(40_000)}` : '';
  const heading = faults.has('heading') ? 'Etwas anderes' : HEADING;
  const main = [
    {
      ...{ id: 'titel', type: 'text' },
      content: { heading: TITLE, level: 1, html: `<p>${NOTE}</p>` },
    },
    {
      ...{ id: 'stand', type: 'text' },
      content: { heading, html: `<p>Dies ist die Fassung ${number}.${words}</p>` },
    },
    {
      ...{ id: 'kontakt', type: 'press-contact' },
      content: { heading: CONTACT, name: 'Mona Beispiel', phone: PHONE, email: 'presse@example.org' },
    },
  ];
  const meta = { description: 'Eine Seite für den Test der Suche nach Änderungen.' };
  return { [FILE]: { id: 990_001, title: TITLE, meta, regions: { main } } };
}

/** A release of the remote with these faults. @param number makes each one different */
export function changedRelease(release: Release, number: number, faults: ReadonlySet<Fault>): Release {
  const { name } = release.manifest;
  const code = name === BLOCKS ? textCode(faults) : name === PRESS ? contactCode(faults) : '';
  return withServerCode(release, `// Change ${number}\n${code}`);
}

/** The page's title without its text, or with a picture without a description. */
function textCode(faults: ReadonlySet<Fault>): string {
  return wrapped(
    'text',
    `props.content.heading === ${JSON.stringify(TITLE)}`,
    `createElement(Fragment, null,
      ${faults.has('text') ? `createElement('h1', null, props.content.heading)` : 'createElement(Plain, props)'},
      ${faults.has('axe') ? `createElement('img', { src: '/favicon.ico' })` : 'null'})`,
  );
}

function contactCode(faults: ReadonlySet<Fault>): string {
  if (!faults.has('phone')) return '';
  return wrapped(
    'press-contact',
    `props.content.heading === ${JSON.stringify(CONTACT)}`,
    `createElement('h2', null, props.content.heading)`,
  );
}

/** Code at the end of a server bundle that renders a block in another way, if a condition is true. */
function wrapped(type: string, condition: string, element: string): string {
  return `{
    const { createElement, Fragment } = require('react');
    const blocks = { ...module.exports.blocks };
    const { component: Plain } = blocks['${type}'];
    const component = (props) => ${condition} ? ${element} : createElement(Plain, props);
    blocks['${type}'] = { ...blocks['${type}'], component };
    module.exports = { ...module.exports, blocks };
  }`;
}

/** Words that brotli cannot make much smaller, the same ones each time. */
function incompressible(length: number): string {
  let state = 1;
  let words = '';
  while (words.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    words += `${state.toString(36)} `;
  }
  return words.trim();
}

import { readFileSync } from 'node:fs';
import { PREVIEW_FOLDER } from '@stadtraum/contracts/preview';
import { integrityOf } from '@stadtraum/federation-kit/release-files';
import { attributes } from '../html/escape.ts';
import type { Route } from '../requests/route.ts';
import { COMMON_HEADERS } from '../security/headers.ts';

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** Stylesheet and script of the bar and of the comparison. They belong to no release, so that no candidate can change them. */
const FILES = {
  bar: { css: readFile('bar.css'), js: readFile('bar.js') },
  compare: { css: readFile('compare.css'), js: readFile('compare.js') },
};

/** The elements that load the files of the bar or of the comparison. */
export function fileElements(of: keyof typeof FILES): { stylesheet: string; script: string } {
  const { css, js } = FILES[of];
  const stylesheet = attributes({ href: css.path, integrity: css.integrity });
  const script = attributes({ src: js.path, integrity: js.integrity });
  return {
    stylesheet: `<link rel="stylesheet"${stylesheet}>`,
    script: `<script type="module"${script}></script>`,
  };
}

/** Routes of the files, which contain nothing of a preview. */
export function previewFileRoutes(): Route[] {
  return Object.values(FILES)
    .flatMap(({ css, js }) => [css, js])
    .map(({ path, type, body }) => ({
      method: 'GET',
      path,
      handle: (_request, reply) =>
        reply
          .headers({
            ...COMMON_HEADERS,
            'content-type': type,
            'cache-control': 'public, max-age=0, must-revalidate',
          })
          .send(body),
    }));
}

function readFile(name: string) {
  const body = readFileSync(new URL(`files/${name}`, import.meta.url));
  return {
    path: PREVIEW_FOLDER + name,
    type: name.endsWith('.css') ? TYPES.css : TYPES.js,
    integrity: integrityOf(body),
    body,
  };
}

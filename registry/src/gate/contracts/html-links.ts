import { belongsTo } from '@stadtraum/federation-kit/define-block';
import { Parser } from 'htmlparser2';
import type { GateInput, LiveBlock } from '../input/gate-input.ts';
import type { QueryLink } from './query-links.ts';

/** Any origin: addresses of the site's pages are paths. */
const BASE = 'https://site.example';

const FIELDS = new Set(['input', 'select', 'textarea', 'button']);

/** The links and GET forms that write these keys, in the HTML that the side set gives the whole live content. */
export async function htmlLinks(
  { renderAll, allPagesOf }: Pick<GateInput, 'renderAll' | 'allPagesOf'>,
  keys: readonly string[],
): Promise<QueryLink[]> {
  const links: QueryLink[] = [];
  await renderAll((block, html) => {
    for (const { address, parameter, verb } of writtenParameters(html)) {
      if (!belongsTo(keys, parameter)) continue;
      for (const page of pagesWith(block, address)) {
        const path = pathOf(address, page);
        if (path !== undefined) links.push({ path, parameter, use: `${block.type} on ${page} ${verb}` });
      }
    }
  });
  return links;

  /** An address such as `?seite=2` leads to each page that shows it. */
  function pagesWith(block: LiveBlock, address: string): readonly string[] {
    return address.startsWith('/') ? block.pages.slice(0, 1) : allPagesOf(block);
  }
}

/** A query parameter that HTML writes. */
interface WrittenParameter {
  /** As in the HTML. */
  address: string;
  parameter: string;
  verb: 'links to it' | 'sends it with a form';
}

function writtenParameters(html: string): WrittenParameter[] {
  const written: WrittenParameter[] = [];
  /** Addresses of forms by their ids; undefined for POST. */
  const forms = new Map<string, string | undefined>();
  const fields: { name: string; form: string }[] = [];
  let openForm: string | undefined;
  const parser = new Parser({
    onopentag(
      tag,
      { href = '', action = '', method = 'get', id = `form ${forms.size}`, name, form = openForm },
    ) {
      if (tag === 'a') {
        const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]);
        for (const parameter of query.keys()) written.push({ address: href, parameter, verb: 'links to it' });
      } else if (tag === 'form') {
        openForm = id;
        forms.set(id, method.toLowerCase() === 'get' ? action : undefined);
      } else if (FIELDS.has(tag) && name && form !== undefined) fields.push({ name, form });
    },
    onclosetag(tag) {
      if (tag === 'form') openForm = undefined;
    },
  });
  parser.end(html);
  for (const { name, form } of fields) {
    const address = forms.get(form);
    if (address !== undefined) written.push({ address, parameter: name, verb: 'sends it with a form' });
  }
  return written;
}

/** The path on the site that an address on a page leads to; undefined for other sites. */
function pathOf(address: string, page: string): string | undefined {
  const { href, origin } = new URL(page, BASE);
  if (!URL.canParse(address, href)) return undefined;
  const target = new URL(address, href);
  return target.origin === origin ? target.pathname : undefined;
}

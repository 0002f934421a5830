import { belongsTo } from '../define-block/index.ts';

/** Any origin: addresses in a block are paths. */
const BASE = 'https://site.example';

/**
 * Names of the query parameters that links and GET forms to the block's own page would write, and that the block does not own. Links and
 * forms to other pages use what belongs to the blocks there.
 *
 * @param root contains the block's HTML
 * @param path the page's path
 */
export function undeclaredKeys(root: ParentNode, keys: readonly string[], path: string): string[] {
  const used = [...linkedParameters(root, path), ...submittedParameters(root, path)];
  return [...new Set(used.filter((name) => !belongsTo(keys, name)))];
}

function linkedParameters(root: ParentNode, path: string): string[] {
  return [...root.querySelectorAll('a[href]')].flatMap((link) => {
    const url = ownAddress(link.getAttribute('href'), path);
    return url ? [...url.searchParams.keys()] : [];
  });
}

function submittedParameters(root: ParentNode, path: string): string[] {
  const forms = [...root.querySelectorAll('form')].filter(
    (form) => form.method === 'get' && ownAddress(form.getAttribute('action'), path),
  );
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea, button')];
  return fields
    .filter(({ name, form }) => name !== '' && form !== null && forms.includes(form))
    .map(({ name }) => name);
}

function ownAddress(address: string | null, path: string): URL | undefined {
  const own = new URL(path, BASE);
  if (!URL.canParse(address ?? '', own)) return undefined;
  const url = new URL(address ?? '', own);
  return url.origin === own.origin && url.pathname === own.pathname ? url : undefined;
}

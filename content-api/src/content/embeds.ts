import type { PageMeta } from '@stadtraum/contracts/page-meta';
import { mapJson } from '../kernel/json-tree.ts';
import type { ContentFile } from './read-files.ts';

/** Limits of the page model. */
const [MAX_PROVIDERS, MAX_NAME_LENGTH] = [50, 100];

/** Finds the other providers whose documents the content embeds, in properties named `frame`. Undefined if there are none. */
export function embedsOf(files: readonly ContentFile[]): PageMeta['embeds'] {
  const providers = { maps: new Set<string>(), video: new Set<string>() };
  for (const { json } of files) {
    mapJson(json, (value, { key }) => {
      const { service, provider }: { service?: unknown; provider?: unknown } =
        key === 'frame' ? Object(value) : {};
      if ((service === 'maps' || service === 'video') && provider) {
        providers[service].add(String(provider).slice(0, MAX_NAME_LENGTH));
      }
      return value;
    });
  }
  const found = Object.entries(providers).filter(([, names]) => names.size > 0);
  if (found.length === 0) return undefined;
  return Object.fromEntries(
    found.map(([service, names]) => [service, [...names].sort().slice(0, MAX_PROVIDERS)]),
  );
}

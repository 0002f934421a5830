import type { PageMeta, Thing } from '@stadtraum/contracts/page-meta';
import type { Block } from '@stadtraum/contracts/page-model';
import type { StoredBlock } from '../store/stored-page.ts';
import { thingsOf } from '../store/structured-data.ts';

/**
 * Structured data of a page: its own description, completed by blocks such as the questions of an FAQ, and the things that other
 * blocks describe, such as videos and places.
 *
 * @param blocks each block as it is stored and as its component receives it
 */
export function describeThings(
  { about }: Pick<PageMeta, 'about'>,
  blocks: readonly { stored: StoredBlock; delivered: Block }[],
): Pick<PageMeta, 'about' | 'things'> {
  const things: Thing[] = [];
  const parts: Record<string, Thing[]> = {};
  for (const { stored, delivered } of blocks) {
    if (!stored.about) continue;
    const { in: property } = stored.about;
    const found = thingsOf(stored.about, delivered.content);
    if (property !== undefined && about) parts[property] = [...(parts[property] ?? []), ...found];
    else things.push(...found);
  }
  return {
    ...(about && { about: { ...about, ...parts } }),
    ...(things.length > 0 && { things }),
  };
}

import { type Static, Type } from '@sinclair/typebox';
import { KebabName, type NavigationItem, SitePath } from '@stadtraum/contracts/page-model';
import type { ContentProblem } from '../kernel/problems.ts';

/** `navigation.json` of a team: entries for its own pages in the site's menus. */
export const TeamNavigationFile = Type.Array(
  Type.Object(
    {
      /** Name of a menu of the site. */
      menu: KebabName,
      /** Path of the entry under which this one appears. @default the top level of the menu */
      below: Type.Optional(SitePath),
      label: Type.String({ minLength: 1, maxLength: 100 }),
      /** One of the team's own pages. */
      path: SitePath,
      description: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    },
    { additionalProperties: false },
  ),
);
export type TeamNavigation = Static<typeof TeamNavigationFile>;

type Menus = Record<string, NavigationItem[]>;

/**
 * Adds a team's entries after those that the menus have.
 *
 * @param ownPaths the pages of the team
 */
export function addToMenus(
  menus: Menus,
  { file, entries, ownPaths }: { file: string; entries: TeamNavigation; ownPaths: ReadonlySet<string> },
): { menus: Menus; problems: ContentProblem[] } {
  const added = structuredClone(menus);
  const problems: ContentProblem[] = [];
  for (const [index, { menu, below, ...item }] of entries.entries()) {
    const refuse = (property: string, reason: string) =>
      problems.push({ file, pointer: `/${index}/${property}`, reason, others: ['navigation.json'] });
    if (!ownPaths.has(item.path)) refuse('path', `${item.path} ist keine Seite dieser Inhalte`);
    const items = Object.hasOwn(added, menu) ? added[menu] : undefined;
    if (!items) {
      refuse('menu', `Das Menü "${menu}" gibt es nicht. Es gibt: ${Object.keys(added).join(', ')}`);
      continue;
    }
    const parent = below === undefined ? undefined : findItem(items, below);
    if (below === undefined) items.push(item);
    else if (parent) parent.children = [...(parent.children ?? []), item];
    else refuse('below', `Das Menü "${menu}" hat keinen Eintrag für ${below}`);
  }
  return { menus: added, problems };
}

function findItem(items: NavigationItem[], path: string): NavigationItem | undefined {
  for (const item of items) {
    const found = item.path === path ? item : findItem(item.children ?? [], path);
    if (found) return found;
  }
  return undefined;
}

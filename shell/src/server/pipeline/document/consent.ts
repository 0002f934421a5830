import type { ConsentProviders, ConsentService } from '@stadtraum/contracts/consent';
import type { MapService } from '@stadtraum/contracts/map-service';
import type { PageMeta } from '@stadtraum/contracts/page-meta';
import type { PagePlan } from '@stadtraum/page-plan/plan';

/** The operator's settings that decide what needs consent. */
export interface ConsentSettings {
  maps: MapService;
  /** Whether visits are counted if the visitor consents. */
  analytics: boolean;
}

/** The services that the site uses: those of its settings, and those that its content embeds. */
export function consentProviders(
  { embeds = {} }: PageMeta,
  { maps, analytics }: ConsentSettings,
): ConsentProviders {
  return {
    maps: [...new Set([...mapProviders(maps), ...(embeds.maps ?? [])])],
    ...(embeds.video && { video: embeds.video }),
    ...(analytics && { analytics: [] }),
  };
}

/**
 * The services that visitors of a page are asked about (P37): all of the site that concern others, if this page may use one of them.
 * Maps that the site itself draws are not among them, although they too wait behind a placeholder.
 */
export function askedServices({ page, regions }: PagePlan, settings: ConsentSettings): ConsentService[] {
  const { maps, video } = consentProviders(page.meta, settings);
  const needs = new Set(
    regions.flatMap(({ blocks }) => blocks.flatMap(({ owned }) => owned.declaration.needs)),
  );
  const isUsed =
    settings.analytics ||
    (needs.has('maps') && settings.maps.kind !== 'own') ||
    (needs.has('frames') && page.meta.embeds !== undefined);
  if (!isUsed) return [];
  return [
    ...(maps?.length ? ['maps' as const] : []),
    ...(video ? ['video' as const] : []),
    ...(settings.analytics ? ['analytics' as const] : []),
  ];
}

function mapProviders(maps: MapService): string[] {
  if (maps.kind === 'google') return ['Google Maps'];
  return maps.kind === 'tiles' ? [maps.provider] : [];
}

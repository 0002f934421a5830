import { type Environment, invalidSetting } from '@stadtraum/server-base/settings';
import { processError } from './errors.ts';
import { findConfinement } from './find-confinement.ts';
import { type Confinement, LAYERS, type Layer } from './layers.ts';
import type { Program } from './program.ts';

/**
 * `CONFINEMENT`: the layers without which a server must not start, separated by commas; `auto` requires none.
 *
 * @throws CodedError SETTING_INVALID
 */
export function requiredLayers(environment: Environment): Layer[] {
  const value = environment.CONFINEMENT || 'auto';
  if (value === 'auto') return [];
  return value.split(',').map((name) => {
    const layer = LAYERS.find((known) => known === name.trim());
    if (layer) return layer;
    throw invalidSetting('CONFINEMENT', value, `expected "auto", or some of ${LAYERS.join(', ')}`);
  });
}

/**
 * Finds the layers that this machine gives to a program.
 *
 * @throws CodedError CONFINEMENT_INCOMPLETE if a required layer is missing
 */
export async function confine(program: Program, required: readonly Layer[]): Promise<Confinement> {
  const confinement = await findConfinement(program);
  const missing = required.find((layer) => !confinement[layer]);
  if (missing === undefined) return confinement;
  const reason = confinement.reasons[missing] ?? 'unknown';
  throw processError('CONFINEMENT_INCOMPLETE', { layer: missing, reason });
}

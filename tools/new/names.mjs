import { GeneratorError } from './generator-error.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * @param {string} remote
 * @throws {GeneratorError} when the name is not valid for a remote
 */
export function checkRemoteName(remote) {
  if (!remote.startsWith('mf-') || !KEBAB.test(remote)) {
    throw new GeneratorError(
      `"${remote}" is not a valid remote name: write mf-<name> in kebab case, as in mf-energy.`,
    );
  }
}

/**
 * @param {string} block
 * @throws {GeneratorError} when the name is not a valid block type
 */
export function checkBlockName(block) {
  if (!KEBAB.test(block) || block.length > 64) {
    throw new GeneratorError(
      `"${block}" is not a valid block type: write it in kebab case, as in energy-card.`,
    );
  }
}

/**
 * `energy-card` → `EnergyCard`
 *
 * @param {string} name
 */
export function pascalCase(name) {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_match, first) => first.toUpperCase());
}

import process from 'node:process';

/**
 * The layers that confine a guarded process. `language`: code in it reaches nothing but the language and what it is given.
 * `permission`: Node refuses files, processes, threads and native code. `user`: it has a user id of its own, without rights.
 * `namespace`: it sees no network and, with bubblewrap, no other processes and no files but its program.
 */
export type Layer = 'language' | 'permission' | 'user' | 'namespace';

export const LAYERS: readonly Layer[] = ['language', 'permission', 'user', 'namespace'];

/** Programs that give a process a namespace: their absolute paths. */
export type NamespaceTool =
  | { name: 'bubblewrap'; path: string }
  /** Network and IPC only. Needs `setpriv` to change the user afterwards. */
  | { name: 'unshare'; path: string; setpriv: string | undefined };

/** How a guarded process is confined. */
export interface Confinement {
  language: boolean;
  permission: boolean;
  user: boolean;
  namespace: NamespaceTool | undefined;
  /** Why a layer is not in force. */
  reasons: Readonly<Partial<Record<Layer, string>>>;
}

export type LayerReport = { inForce: true; by?: string } | { inForce: false; reason: string };

/** The layers in force, for the servers' health routes. */
export function reportLayers(confinement: Confinement): Record<Layer, LayerReport> {
  const stateOf = (layer: Layer): LayerReport => {
    const by = layer === 'namespace' ? confinement.namespace?.name : undefined;
    if (confinement[layer]) return { inForce: true, ...(by !== undefined && { by }) };
    return { inForce: false, reason: confinement.reasons[layer] ?? 'it is switched off' };
  };
  return {
    language: stateOf('language'),
    permission: stateOf('permission'),
    user: stateOf('user'),
    namespace: stateOf('namespace'),
  };
}

/**
 * For each layer, why it is missing although the server should have it. A server that does not run as root needs no `user`: it is a user
 * without rights itself. Programs that run from their source, as in tests, need none.
 */
export function missingLayers(
  confinement: Confinement,
  isRoot = process.getuid?.() === 0,
): Record<Layer, string | undefined> {
  const runsFromSource = !confinement.language;
  const reasons = LAYERS.map((layer) => {
    const isNeeded = !runsFromSource && (isRoot || layer !== 'user');
    return [layer, isNeeded && !confinement[layer] ? (confinement.reasons[layer] ?? 'unknown') : undefined];
  });
  return Object.fromEntries(reasons);
}

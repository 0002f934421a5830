/**
 * The cycles in a directed graph: its strongly connected components with more than one node, each sorted by name.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} arrows from each node to the nodes it depends on
 * @returns {string[][]}
 */
export function cyclesIn(arrows) {
  /** @type {Map<string, { index: number, low: number, isOpen: boolean }>} */
  const states = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const cycles = [];

  /** Tarjan's algorithm. @param {string} node */
  function visit(node) {
    const state = { index: states.size, low: states.size, isOpen: true };
    states.set(node, state);
    open.push(node);
    for (const target of arrows.get(node) ?? []) {
      const found = states.get(target) ?? visit(target);
      if (found.isOpen) state.low = Math.min(state.low, found.low);
    }
    if (state.low !== state.index) return state;
    const members = open.splice(open.indexOf(node));
    for (const member of members) /** @type {{ isOpen: boolean }} */ (states.get(member)).isOpen = false;
    if (members.length > 1) cycles.push(members.sort());
    return state;
  }

  for (const node of arrows.keys()) if (!states.has(node)) visit(node);
  return cycles.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

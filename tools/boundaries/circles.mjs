/**
 * Circles of a directed graph: its strongly connected components of more than one node, each in the order of their names.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} arrows from each node to the nodes it depends on
 * @returns {string[][]}
 */
export function circlesIn(arrows) {
  /** @type {Map<string, { index: number, low: number, isOpen: boolean }>} */
  const states = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];

  /** Tarjan's algorithm. @param {string} node */
  function visit(node) {
    const state = { index: states.size, low: states.size, isOpen: true };
    states.set(node, state);
    open.push(node);
    for (const target of arrows.get(node) ?? []) {
      const known = states.get(target) ?? visit(target);
      if (known.isOpen) state.low = Math.min(state.low, known.low);
    }
    if (state.low !== state.index) return state;
    const members = open.splice(open.indexOf(node));
    for (const member of members) /** @type {{ isOpen: boolean }} */ (states.get(member)).isOpen = false;
    if (members.length > 1) circles.push(members.sort());
    return state;
  }

  for (const node of arrows.keys()) if (!states.has(node)) visit(node);
  return circles.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

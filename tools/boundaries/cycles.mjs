/**
 * Returns the cycles in a directed graph: its strongly connected components with more than one node, each sorted by name.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph each node, and the nodes that it depends on
 * @returns {string[][]}
 */
export function findCycles(graph) {
  /** @type {Map<string, { index: number, low: number, isOnStack: boolean }>} */
  const states = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const cycles = [];

  /** Tarjan's algorithm. @param {string} node */
  function visit(node) {
    const state = { index: states.size, low: states.size, isOnStack: true };
    states.set(node, state);
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      const reached = states.get(target) ?? visit(target);
      if (reached.isOnStack) state.low = Math.min(state.low, reached.low);
    }
    if (state.low !== state.index) return state;
    const members = stack.splice(stack.indexOf(node));
    for (const member of members) Object.assign(states.get(member) ?? {}, { isOnStack: false });
    if (members.length > 1) cycles.push(members.sort());
    return state;
  }

  for (const node of graph.keys()) if (!states.has(node)) visit(node);
  return cycles.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

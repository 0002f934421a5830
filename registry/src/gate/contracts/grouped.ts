/** Groups values by their keys, both in the order of their first occurrence. */
export function grouped<Key, Value>(pairs: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

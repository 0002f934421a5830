/** A `class` attribute from the given names, or undefined if there are none. */
export function joinClasses(...names: (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

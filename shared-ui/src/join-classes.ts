/** A `class` attribute of the names that are given, or undefined when there is none. */
export function joinClasses(...names: (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** A `class` attribute of the given names, or undefined without any. */
export function joinClasses(...names: (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** Joins class names to a `class` attribute. @returns undefined if there are no names */
export function joinClasses(...names: (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

import type { SectionProps } from './section.tsx';

/** Level of the headings inside a section: one below the section's heading, or the section's level if it has no heading. */
export function subheadingLevel({ heading, level = 2 }: Pick<SectionProps, 'heading' | 'level'>): 2 | 3 | 4 {
  if (heading === undefined) return level;
  return level === 2 ? 3 : 4;
}

import type { SectionProps } from './section.tsx';

/** Level of headings inside a section: one below the section's heading or, if it has none, the section's own level. */
export function subheadingLevel({ heading, level = 2 }: Pick<SectionProps, 'heading' | 'level'>): 2 | 3 | 4 {
  if (heading === undefined) return level;
  return level === 2 ? 3 : 4;
}

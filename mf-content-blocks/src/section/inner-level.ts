import type { SectionProps } from './section.tsx';

/** Rank of headings inside a section: one below its heading, or the section's own without a heading. */
export function innerLevel({ heading, level = 2 }: Pick<SectionProps, 'heading' | 'level'>): 2 | 3 | 4 {
  if (heading === undefined) return level;
  return level === 2 ? 3 : 4;
}

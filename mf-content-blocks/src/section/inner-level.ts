import type { SectionProps } from './section.tsx';

/** Rank of headings inside a section: one below its own, or the section's where it has none. */
export function innerLevel({ heading, level = 2 }: Pick<SectionProps, 'heading' | 'level'>): 2 | 3 | 4 {
  if (heading === undefined) return level;
  return level === 2 ? 3 : 4;
}

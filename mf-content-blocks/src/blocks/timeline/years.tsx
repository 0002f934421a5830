import { Slider } from '@stadtraum/shared-ui/slider';
import type { TimelineEntry } from './content.ts';
import styles from './timeline.module.css';

/** The years of a timeline, as links to its entries, which move the sliders. */
export function Years({ entries, entryId, current, onSelect }: YearsProps) {
  return (
    <Slider
      label="Jahre"
      slides={entries.map(({ year }, index) => ({
        id: String(index),
        label: year,
        content: (
          <a
            href={`#${entryId(index)}`}
            className={styles.yearLink}
            data-hold
            aria-current={index === current ? 'step' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onSelect(index);
            }}
          >
            {year}
          </a>
        ),
      }))}
      views={{ base: 2, 991: 3 }}
      arrows={false}
      dots={false}
      index={current}
      onIndexChange={onSelect}
    />
  );
}

export interface YearsProps {
  entries: readonly TimelineEntry[];
  /** Returns the id of an entry's text, which the link on its year points to. */
  entryId: (index: number) => string;
  current: number;
  onSelect: (index: number) => void;
}

import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Progress } from '@stadtraum/shared-ui/progress';
import { Slider } from '@stadtraum/shared-ui/slider';
import { useState } from 'react';
import { PictureOrDrawing } from '../../picture-or-drawing/picture-or-drawing.tsx';
import { FullWidthSection } from '../../section/full-width-section.tsx';
import type { TimelineContent } from './content.ts';
import styles from './timeline.module.css';
import { timelineProgress } from './timeline-progress.ts';
import { Years } from './years.tsx';

/** A history in three synchronised sliders (years, pictures and texts), with a progress bar. */
export default function Timeline({ id, content: { heading, intro, entries } }: BlockProps<TimelineContent>) {
  const [current, setCurrent] = useState(0);
  if (entries.length === 0) return null;
  const entryId = (index: number) => `${id}-entry-${index}`;
  const syncProps = { index: current, onIndexChange: setCurrent };
  return (
    <FullWidthSection id={id} heading={heading} intro={intro}>
      <div className={styles.timeline}>
        <div className={styles.years}>
          <Progress
            label="Fortschritt im Zeitstrahl"
            value={timelineProgress(current, entries.length)}
            isLabelHidden
            isSliderPosition
          />
          <Years entries={entries} entryId={entryId} current={current} onSelect={setCurrent} />
        </div>
        <Slider
          {...syncProps}
          label={`${heading}: Bilder`}
          slides={entries.map(({ year, picture }, index) => ({
            id: String(index),
            label: year,
            content: (
              <PictureOrDrawing
                picture={picture}
                sizes={PICTURE_SIZES}
                ratio="3 / 2"
                seed={index}
                // Timelines are at the top of their pages, so their first picture is the largest on the first screen.
                priority={index === 0}
              />
            ),
          }))}
          gap="none"
          arrows={false}
          dots={false}
          className={styles.pictures}
        />
        <Slider
          {...syncProps}
          label={`${heading}: Texte`}
          slides={entries.map(({ year, title, text }, index) => ({
            id: String(index),
            label: `${year}, ${title}`,
            content: (
              <article id={entryId(index)} className={styles.text}>
                <Heading level={3}>
                  <span className={styles.year}>{year}</span> {title}
                </Heading>
                <p>{text}</p>
              </article>
            ),
          }))}
          dots={false}
          counter
          className={styles.texts}
        />
      </div>
    </FullWidthSection>
  );
}

/** The picture spans seven of the twelve columns; on small screens, all of them. */
const PICTURE_SIZES = '(width >= 96rem) 52rem, (width >= 62rem) 55vw, 94vw';

import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Slider } from '@stadtraum/shared-ui/slider';
import { useState } from 'react';
import { FullWidthSection } from '../../section/full-width-section.tsx';
import type { TraineesContent } from './content.ts';
import { Person } from './person.tsx';
import styles from './trainees.module.css';

/** Two synchronised sliders: trainees side by side, and the statement of the trainee in the middle. */
export default function Trainees({ id, content }: BlockProps<TraineesContent>) {
  const { heading, intro, inFirstView = false, people } = content;
  const [current, setCurrent] = useState(0);
  if (people.length === 0) return null;
  const syncProps = { index: current, onIndexChange: setCurrent, wrap: 'loop' } as const;
  return (
    <FullWidthSection id={id} heading={heading} intro={intro}>
      <div className={styles.trainees}>
        <Slider
          {...syncProps}
          label={`${heading}: Personen`}
          slides={people.map((person, index) => ({
            id: String(index),
            label: person.name,
            content: <Person person={person} priority={inFirstView && index === 0} />,
          }))}
          views={{ base: 1, 768: 2, 1200: 3 }}
          centred
          dots={false}
          effect="zoom"
        />
        <Slider
          {...syncProps}
          label={`${heading}: Zitate`}
          slides={people.map(({ name, quote }, index) => ({
            id: String(index),
            label: name,
            content: (
              <figure className={styles.quote}>
                <blockquote className={styles.quoteText}>„{quote}“</blockquote>
                <figcaption className={styles.speaker}>{name}</figcaption>
              </figure>
            ),
          }))}
          arrows={false}
        />
      </div>
    </FullWidthSection>
  );
}

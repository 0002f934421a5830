import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Button } from '@stadtraum/shared-ui/button';
import { Heading } from '@stadtraum/shared-ui/heading';
import enamel from '../../hero/enamel.module.css';
import styles from './call-to-action.module.css';
import type { CallToActionContent } from './content.ts';

/** A call to action: an enamelled panel across all columns, with one or two buttons. */
export default function CallToAction({ id, content }: BlockProps<CallToActionContent>) {
  const { heading, level = 2, text, links } = content;
  const headingId = `${id}-heading`;
  return (
    <section className={`${enamel.enamel} ${styles.callToAction}`} aria-labelledby={headingId}>
      <div className={styles.body}>
        <Heading level={level} look={2} id={headingId}>
          {heading}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.actions}>
        {links.map(({ label, path }, index) => (
          <Button
            key={path}
            href={path}
            variant={index === 0 ? 'secondary' : 'quiet'}
            className={index === 0 ? enamel.button : styles.second}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

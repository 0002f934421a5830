import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Notice } from '@stadtraum/shared-ui/notice';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import TextBlock from '../text/text.tsx';
import styles from './closed-form.module.css';
import type { ClosedFormContent } from './content.ts';

/** The title of a page in place of one with a form, and the input of a visitor whose form came too late. */
export default function ClosedForm({ id, content, page }: BlockProps<ClosedFormContent>) {
  const { heading, level, html, unsent, answer } = content;
  return (
    <>
      <TextBlock id={id} content={{ heading, level, html }} page={page} />
      {answer && (
        <div className={styles.unsent}>
          <Notice kind="error" title={unsent.title} className={styles.notice} live>
            <RichText html={unsent.html} />
            {answer.entries.length > 0 && (
              <dl className={styles.entries}>
                {answer.entries.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </Notice>
        </div>
      )}
    </>
  );
}

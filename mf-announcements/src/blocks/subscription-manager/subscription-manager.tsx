import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Button } from '@stadtraum/shared-ui/button';
import { FormSection } from '@stadtraum/shared-ui/form-section';
import { Link } from '@stadtraum/shared-ui/link';
import { Notice } from '@stadtraum/shared-ui/notice';
import type { SubscriptionManagerContent } from './content.ts';
import { ManagerForm } from './manager-form.tsx';
import styles from './subscription-manager.module.css';

/** All subscriptions of an e-mail address, or the button that shows them. Works without JavaScript. */
export default function SubscriptionManager({ id, content }: BlockProps<SubscriptionManagerContent>) {
  const { heading, level, text, button, link, outcome, outcomes, answer } = content;
  const message = outcome === undefined ? undefined : outcomes[outcome];
  return (
    <FormSection id={id} level={level} heading={heading}>
      <div className={styles.body}>
        {answer ? (
          <ManagerForm id={id} {...answer} />
        ) : message ? (
          <Notice kind={message.kind} title={message.title}>
            <p>{message.text}</p>
          </Notice>
        ) : (
          <>
            <p className={styles.text}>{text}</p>
            <form method="post">
              <Button type="submit">{button}</Button>
            </form>
          </>
        )}
        {(answer || message) && (
          <Link href={link.path} look="arrow">
            {link.label}
          </Link>
        )}
      </div>
    </FormSection>
  );
}

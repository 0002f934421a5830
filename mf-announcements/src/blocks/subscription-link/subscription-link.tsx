import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Button } from '@stadtraum/shared-ui/button';
import { Checkbox } from '@stadtraum/shared-ui/checkbox';
import { FormSection } from '@stadtraum/shared-ui/form-section';
import { Link } from '@stadtraum/shared-ui/link';
import { Notice } from '@stadtraum/shared-ui/notice';
import { RadioGroup } from '@stadtraum/shared-ui/radio-group';
import { FREQUENCY_OPTIONS } from '../../subscription/frequency-options.ts';
import { SubscriptionForm } from '../../subscription/subscription-form.tsx';
import type { SubscriptionLinkContent } from './content.ts';
import styles from './subscription-link.module.css';

/** The button that confirms or ends a subscription, or its outcome. */
export default function SubscriptionLink({ id, content }: BlockProps<SubscriptionLinkContent>) {
  const { heading, level, link, outcome, outcomes, answer: rejected } = content;
  const message = outcome === undefined ? undefined : outcomes[outcome];
  return (
    <FormSection id={id} level={level} heading={rejected ? 'Bitte prüfen Sie Ihre Angaben' : heading}>
      <div className={styles.body}>
        {rejected ? (
          <SubscriptionForm
            id={id}
            announcement={Number(rejected.values.announcement) || undefined}
            subjects={rejected.choices}
            pagePath={rejected.values.page}
            rejected={rejected}
          />
        ) : message ? (
          <>
            <Notice kind={message.kind} title={message.title}>
              <p>{message.text}</p>
            </Notice>
            <Link href={link.path} look="arrow">
              {link.label}
            </Link>
          </>
        ) : (
          <ActionForm id={id} content={content} />
        )}
      </div>
    </FormSection>
  );
}

interface ActionFormProps {
  id: string;
  content: SubscriptionLinkContent;
}

/** The form has no `action`, so it submits to the page's URL, and the secret in the URL appears nowhere else. */
function ActionForm({ id, content: { text, button, everything, frequency } }: ActionFormProps) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      <form method="post" className={styles.form}>
        {everything && <Checkbox id={`${id}-alle`} name="alle" value="1" label={everything} />}
        {frequency && (
          <RadioGroup
            id={`${id}-frequency`}
            name="frequency"
            label={frequency}
            options={FREQUENCY_OPTIONS}
            defaultValue="instant"
          />
        )}
        <Button type="submit">{button}</Button>
      </form>
    </>
  );
}

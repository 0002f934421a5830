import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { FormSection } from '@stadtraum/shared-ui/form-section';
import type { OfferSearchSubscriptionContent } from './content.ts';
import { SearchForm } from './search-form.tsx';

/** The form that saves a search of offers, for alerts by email (VI14). Works without JavaScript. */
export default function OfferSearchSubscription({
  id,
  content,
  page,
}: BlockProps<OfferSearchSubscriptionContent, 'path'>) {
  const { heading, level, intro } = content;
  return (
    <FormSection id={id} heading={heading} level={level} intro={intro}>
      <SearchForm id={id} content={content} pagePath={page.path} />
    </FormSection>
  );
}

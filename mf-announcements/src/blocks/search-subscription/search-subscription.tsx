import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { FormSection } from '@stadtraum/shared-ui/form-section';
import type { SearchSubscriptionContent } from './content.ts';
import { SearchForm } from './search-form.tsx';

/** The form that saves a search of the announcements, with a heading and an intro. Works without JavaScript. */
export default function SearchSubscription({
  id,
  content,
  page,
}: BlockProps<SearchSubscriptionContent, 'path'>) {
  const { heading, level, intro } = content;
  return (
    <FormSection id={id} heading={heading} level={level} intro={intro}>
      <SearchForm id={id} content={content} pagePath={page.path} />
    </FormSection>
  );
}

import { subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { Button } from '@stadtraum/shared-ui/button';
import { ErrorSummary } from '@stadtraum/shared-ui/error-summary';
import { Form } from '@stadtraum/shared-ui/form';
import { FormGroup } from '@stadtraum/shared-ui/form-group';
import { countText } from '@stadtraum/shared-ui/german-format';
import { filterFields } from '@stadtraum/shared-ui/list';
import { Select } from '@stadtraum/shared-ui/select';
import { TextField } from '@stadtraum/shared-ui/text-field';
import { PersonFields } from '../../subscription/person-fields.tsx';
import type { SearchSubscriptionContent } from './content.ts';

/** The search's filters and the subscriber's details. The server validates them and responds with a page. */
export function SearchForm({ id, content, pagePath }: SearchFormProps) {
  const { queryPrefix, filter, options, labels, problems, total, answer } = content;
  const errors = answer?.errors ?? [];
  const errorsOf = (field: string) => errors.flatMap((error) => (error.field === field ? error.message : []));
  const bound = filterFields({ id, queryPrefix, filter, options, problems, rejected: answer });
  const field = (key: keyof typeof filter) => {
    const { options: _, value, typed = value, ...control } = bound(key);
    return { ...control, defaultValue: typed };
  };
  return (
    <Form
      method="post"
      action={pagePath}
      noValidate
      errorSummary={
        <ErrorSummary
          title="Das hat noch nicht geklappt"
          errors={errors.map((error) => ({
            fieldId: `${id}-${FIELDS.includes(error.field) ? error.field : 'input-email'}`,
            message: error.message,
          }))}
        />
      }
      actions={<Button type="submit">Suche abonnieren</Button>}
    >
      <FormGroup>
        <Select
          {...field('gewerk')}
          label={labels.gewerk}
          options={[
            { value: '', label: 'Alle Gewerke' },
            ...options.gewerk.map(({ value }) => ({ value, label: value })),
          ]}
        />
      </FormGroup>
      <FormGroup>
        <TextField {...field('ausfristvon')} label={labels.ausfristvon} hint="zum Beispiel 24.12.2026" />
        <TextField {...field('ausfristbis')} label={labels.ausfristbis} hint="zum Beispiel 31.03.2027" />
      </FormGroup>
      {!answer && (
        <FormGroup>
          <p>{describeTotal(total)}</p>
        </FormGroup>
      )}
      <PersonFields id={id} rejected={answer} errorsOf={errorsOf} />
      <input type="hidden" name={subscriptionField('page')} value={pagePath} />
    </Form>
  );
}

export interface SearchFormProps {
  /** Unique on the page. */
  id: string;
  content: SearchSubscriptionContent;
  /** Path of the form's page, to which it submits. */
  pagePath: string;
}

/** Fields whose ids an error can refer to. */
const FIELDS: readonly string[] = ['gewerk', 'ausfristvon', 'ausfristbis', 'input-company', 'input-terms'];

function describeTotal(total: number): string {
  return `Zurzeit ${total === 1 ? 'passt' : 'passen'} ${countText(total, 'Ausschreibung', 'Ausschreibungen')}.`;
}

import { ALERT_CONSENT, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { Button } from '@stadtraum/shared-ui/button';
import { Checkbox } from '@stadtraum/shared-ui/checkbox';
import { Disclosure } from '@stadtraum/shared-ui/disclosure';
import { ErrorSummary } from '@stadtraum/shared-ui/error-summary';
import { Form } from '@stadtraum/shared-ui/form';
import { FormGroup } from '@stadtraum/shared-ui/form-group';
import { countText } from '@stadtraum/shared-ui/german-format';
import { Link } from '@stadtraum/shared-ui/link';
import { TextFilter } from '@stadtraum/shared-ui/list';
import { TextField } from '@stadtraum/shared-ui/text-field';
import { DistrictFilter, FOLDED, MoreOfferFields, offerFields } from '../offer-list/offer-fields.tsx';
import type { OfferSearchSubscriptionContent } from './content.ts';

/** The search's filters and the subscriber's address. The server validates them and responds with a page. */
export function SearchForm({ id, content, pagePath }: SearchFormProps) {
  const { queryPrefix, options, problems, total, answer } = content;
  const { submitted: _, uid: __, ...filter } = content.filter;
  const errorsOf = (name: string) =>
    answer?.errors.flatMap(({ field, message }) => (field === name ? message : [])) ?? [];
  const field = offerFields({ id, queryPrefix, filter, options, problems, rejected: answer });
  return (
    <Form
      method="post"
      action={pagePath}
      noValidate
      errorSummary={
        <ErrorSummary
          title="Das hat noch nicht geklappt"
          errors={(answer?.errors ?? []).map(({ field: name, message }) => ({
            fieldId: `${id}-${Object.hasOwn(filter, name) || name === 'input-terms' ? name : 'input-email'}`,
            message,
          }))}
        />
      }
      actions={<Button type="submit">Suche abonnieren</Button>}
    >
      <FormGroup>
        <DistrictFilter {...field('district')} />
        <TextFilter {...field('roomsvon')} isNumber label="Zimmer ab" />
        <TextFilter {...field('rentbis')} isNumber label="Gesamtmiete bis, in €" />
      </FormGroup>
      <FormGroup>
        <Disclosure
          id={`${id}-mehr`}
          title="Weitere Merkmale"
          startsOpen={FOLDED.some((name) => field(name).errors || field(name).value)}
        >
          <FormGroup>
            <MoreOfferFields id={id} field={field} />
          </FormGroup>
        </Disclosure>
      </FormGroup>
      {!answer && (
        <FormGroup>
          <p>{describeTotal(total, isWide(filter))}</p>
        </FormGroup>
      )}
      <FormGroup>
        <TextField
          id={`${id}-input-email`}
          name={subscriptionField('email')}
          inputClassName="input-email"
          type="email"
          label="E-Mail-Adresse"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={answer?.values.email}
          errors={errorsOf('input-email')}
        />
      </FormGroup>
      <FormGroup>
        <Checkbox
          id={`${id}-input-terms`}
          name={subscriptionField('terms')}
          inputClassName="input-terms"
          value="1"
          label={answer?.consent ?? ALERT_CONSENT.text}
          required
          defaultChecked={answer?.values.terms}
          errors={errorsOf('input-terms')}
        />
      </FormGroup>
      <FormGroup>
        <p>
          <Link href="/datenschutz#abos">Datenschutzhinweise</Link>
        </p>
      </FormGroup>
      <input type="hidden" name={subscriptionField('page')} value={pagePath} />
    </Form>
  );
}

export interface SearchFormProps {
  /** Unique on the page. */
  id: string;
  content: OfferSearchSubscriptionContent;
  /** Path of the form's page, to which it submits. */
  pagePath: string;
}

type Filter = Omit<OfferSearchSubscriptionContent['filter'], 'submitted' | 'uid'>;

function isWide(filter: Filter): boolean {
  return Object.values(filter).every((value) => value === false || (value !== true && value.length === 0));
}

function describeTotal(total: number, wide: boolean): string {
  const now = `Zurzeit ${total === 1 ? 'passt' : 'passen'} ${countText(total, 'Angebot', 'Angebote')}.`;
  return wide
    ? `${now} Ohne weitere Angaben schreiben wir Ihnen zu jedem neuen Angebot, auch zu Läden und Büros.`
    : now;
}

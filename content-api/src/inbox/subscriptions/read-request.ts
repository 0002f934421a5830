import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import { SUBJECT_BOXES, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { personErrors, SUBJECT_REQUIRED } from '@stadtraum/contracts/forms/subscription-rules';
import { SitePath } from '@stadtraum/contracts/page-model';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { firstValues } from '../../kernel/query-string.ts';
import type { SavedSearch } from './saved-searches.ts';

/** A valid request to subscribe. */
export interface SubscriptionRequest {
  /** As the visitor typed it. */
  email: string;
  company: string;
  analytics: boolean;
  /** Uid of the announcement; 0 for a subscription to subjects or a search. */
  announcement: number;
  /** Unique, in alphabetical order; empty for other subscriptions. */
  subjects: string[];
  /** The search to save. */
  search?: SavedSearch;
  /** Path of the form's page. */
  page: string;
}

/** The input of a form, for showing the form again. */
export interface SubscriptionInput {
  email: string;
  company: string;
  terms: boolean;
  analytics: boolean;
  announcement: string;
  /** Undefined if the form has no subject checkboxes. */
  subjects: string | undefined;
  page: string;
  /** The proof of work, if required. */
  botCheck: string;
}

export function readInput(fields: readonly (readonly [string, string])[]): SubscriptionInput {
  const values = firstValues(fields);
  const value = (name: string) => values.get(subscriptionField(name));
  const ticked = (name: string) => !['', '0', undefined].includes(value(name));
  return {
    email: (value('email') ?? '').trim(),
    company: (value('company') ?? '').trim(),
    terms: ticked('terms'),
    analytics: ticked('analytics'),
    announcement: value('announcement') ?? '',
    subjects: value('subjects-concat') || tickedBoxes(fields) || value('subjects-concat'),
    page: value('page') ?? '',
    botCheck: value('bot-check') ?? '',
  };
}

/** The ticked subjects of a form sent without JavaScript, joined with commas; undefined if none is ticked. */
function tickedBoxes(fields: readonly (readonly [string, string])[]): string | undefined {
  const ticked = fields.flatMap(([name, value]) => (name === SUBJECT_BOXES ? value : []));
  return ticked.length > 0 ? ticked.join(',') : undefined;
}

/** Validates the input. Errors name fields by their CSS classes (R5.1-2). */
export function checkInput(
  input: SubscriptionInput,
  declaredSubjects: readonly string[],
): { request: SubscriptionRequest } | { errors: FieldError[] } {
  const subjects = splitSubjects(input.subjects);
  const bySubjects = input.subjects !== undefined;
  const errors = [
    ...personErrors(input),
    ...(bySubjects ? subjectErrors(subjects, declaredSubjects) : announcementErrors(input.announcement)),
  ];
  if (errors.length > 0) return { errors };
  const { email, company, analytics } = input;
  return {
    request: {
      ...{ email, company, analytics },
      announcement: bySubjects ? 0 : Number(input.announcement),
      subjects,
      page: isSitePath(input.page).ok ? input.page : bySubjects ? '/ausschreibungen/abo' : '/ausschreibungen',
    },
  };
}

const isSitePath = lazyValidator(SitePath);

function subjectErrors(subjects: string[], declared: readonly string[]): FieldError[] {
  if (subjects.length > 0 && subjects.every((subject) => declared.includes(subject))) return [];
  return [SUBJECT_REQUIRED];
}

function announcementErrors(announcement: string): FieldError[] {
  if (/^[1-9]\d{0,8}$/.test(announcement)) return [];
  return [{ field: 'input-email', message: 'Diese Ausschreibung gibt es nicht mehr.' }];
}

function splitSubjects(list = ''): string[] {
  const subjects = list.split(',').map((subject) => subject.trim());
  return [...new Set(subjects.filter((subject) => subject !== ''))].sort();
}

import { formatLongDay } from '@stadtraum/shared-ui/german-format';

/** What kind of news it is, and of which day. */
export function NewsDate({ category, date }: NewsDateProps) {
  return (
    <>
      {category}
      <span aria-hidden="true"> · </span>
      <time dateTime={date}>{formatLongDay(date)}</time>
    </>
  );
}

export interface NewsDateProps {
  category: string;
  /** `YYYY-MM-DD` */
  date: string;
}

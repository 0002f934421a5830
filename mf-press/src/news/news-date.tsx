import { formatDate } from '../dates/format-date.ts';

/** What kind of news it is, and of which day. */
export function NewsDate({ category, date }: NewsDateProps) {
  return (
    <>
      {category}
      <span aria-hidden="true"> · </span>
      <time dateTime={date}>{formatDate(date)}</time>
    </>
  );
}

export interface NewsDateProps {
  category: string;
  /** `YYYY-MM-DD` */
  date: string;
}

import { formatLongDay } from '@stadtraum/shared-ui/german-format';

/** A news item's category and date. */
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

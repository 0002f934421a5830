import { formatLongDay } from '@stadtraum/shared-ui/german-format';

/** Category and day of a news item. */
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

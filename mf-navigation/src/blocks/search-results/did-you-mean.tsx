import { Link } from '@stadtraum/shared-ui/link';
import { Notice } from '@stadtraum/shared-ui/notice';

/** Explains that the results are for a corrected query, and links to it. */
export function DidYouMean({ query, correctedQuery, href }: DidYouMeanProps) {
  return (
    <Notice
      title={
        <>
          Meinten Sie <Link href={href}>{correctedQuery}</Link>?
        </>
      }
    >
      <p>
        So, wie Sie „{query}“ geschrieben haben, kommt es bei uns nicht vor. Das sind die Treffer zu „
        {correctedQuery}
        “.
      </p>
    </Notice>
  );
}

export interface DidYouMeanProps {
  /** The query as typed. */
  query: string;
  /** The corrected query. */
  correctedQuery: string;
  /** URL of the search for the corrected query. */
  href: string;
}

import { Link } from '@stadtraum/shared-ui/link';
import { Notice } from '@stadtraum/shared-ui/notice';

/** Says that something else was looked for than was typed, and leads there. */
export function DidYouMean({ query, meant, href }: DidYouMeanProps) {
  return (
    <Notice
      title={
        <>
          Meinten Sie <Link href={href}>{meant}</Link>?
        </>
      }
    >
      <p>
        So, wie Sie „{query}“ geschrieben haben, kommt es bei uns nicht vor. Das sind die Treffer zu „{meant}
        “.
      </p>
    </Notice>
  );
}

export interface DidYouMeanProps {
  /** As it was typed. */
  query: string;
  /** As it was understood. */
  meant: string;
  /** Where it is looked for just so. */
  href: string;
}

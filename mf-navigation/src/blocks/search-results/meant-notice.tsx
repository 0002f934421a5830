import { Link } from '@stadtraum/shared-ui/link';
import { Notice } from '@stadtraum/shared-ui/notice';

/** Says that something else was looked for than was typed, and leads there. */
export function MeantNotice({ query, meant, href }: MeantNoticeProps) {
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

export interface MeantNoticeProps {
  /** As it was typed. */
  query: string;
  /** As it was understood. */
  meant: string;
  /** Where it is looked for just so. */
  href: string;
}

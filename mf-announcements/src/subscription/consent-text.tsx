import { Link } from '@stadtraum/shared-ui/link';

const LINKED = 'Datenschutzhinweise';

/** What a subscriber agrees to, as it is recorded, with a link where it names the privacy notice. */
export function ConsentText({ text }: ConsentTextProps) {
  const [before = '', ...after] = text.split(LINKED);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <Link href="/datenschutz">{LINKED}</Link>
      {after.join(LINKED)}
    </>
  );
}

export interface ConsentTextProps {
  text: string;
}

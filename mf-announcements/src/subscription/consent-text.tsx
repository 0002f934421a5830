import { Link } from '@stadtraum/shared-ui/link';

const LINKED = 'Datenschutzhinweise';

/** The consent text as recorded, with a link to the privacy notice. */
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

import { Link } from '@stadtraum/shared-ui/link';

const LINK_TEXT = 'Datenschutzhinweise';

/** The exact consent text that the server records, with a link to the privacy notice. */
export function ConsentText({ text }: ConsentTextProps) {
  const [before = '', ...after] = text.split(LINK_TEXT);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <Link href="/datenschutz">{LINK_TEXT}</Link>
      {after.join(LINK_TEXT)}
    </>
  );
}

export interface ConsentTextProps {
  text: string;
}

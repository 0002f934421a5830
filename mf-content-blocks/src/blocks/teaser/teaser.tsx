import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Plate } from '../../plate/plate.tsx';
import { Sign } from '../../sign/sign.tsx';
import { SignContent } from '../../sign/sign-content.tsx';
import type { TeaserContent } from './block.ts';

/** A short piece of text that leads to another page: a plate of paper. At level 1 it opens its own page, as a sign. */
export default function Teaser({ id, content: { level = 2, picture, ...words } }: BlockProps<TeaserContent>) {
  const headingId = `${id}-heading`;
  if (level === 1) {
    return (
      <Sign labelledBy={headingId}>
        <SignContent {...words} headingId={headingId} picture={picture} />
      </Sign>
    );
  }
  return (
    <Plate
      {...words}
      headingId={headingId}
      level={level}
      view={picture && <Picture picture={picture} sizes={SIZES} ratio="fill" />}
    />
  );
}

/** Half of the content beside the text, else all of it. */
const SIZES = '(width >= 96rem) 45rem, (width >= 62rem) 47vw, 94vw';

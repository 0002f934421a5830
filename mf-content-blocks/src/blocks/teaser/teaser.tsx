import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Plate, VIEW_SIZES } from '../../plate/plate.tsx';
import { Sign } from '../../sign/sign.tsx';
import { SignContent } from '../../sign/sign-content.tsx';
import type { TeaserContent } from './content.ts';

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
      view={picture && <Picture picture={picture} sizes={VIEW_SIZES} ratio="fill" />}
    />
  );
}

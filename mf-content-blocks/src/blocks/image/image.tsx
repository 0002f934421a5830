import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Figure } from '@stadtraum/shared-ui/figure';
import type { ImageContent } from './content.ts';
import styles from './image.module.css';

/** A picture with its caption, as wide as the text, the columns or the window. */
export default function Image({ content }: BlockProps<ImageContent>) {
  const { picture, caption, width = 'content' } = content;
  return (
    <div className={styles.image} data-width={width}>
      <Figure
        picture={picture}
        caption={caption}
        sizes={SIZES[width]}
        // Portrait pictures of this width would be taller than most windows, so they are cropped.
        {...(picture.height > picture.width && width !== 'text' && { ratio: '3 / 2' })}
      />
    </div>
  );
}

const SIZES = {
  text: '(width >= 62rem) 44rem, 94vw',
  content: '(width >= 96rem) 90rem, 94vw',
  full: '100vw',
};

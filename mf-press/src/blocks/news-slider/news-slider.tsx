import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { NewsCard } from '../../news/news-card.tsx';
import { PressSlider, SLIDE_SIZES } from '../../press-slider/press-slider.tsx';
import type { NewsSliderContent } from './content.ts';

/** A slider of news items. Without JavaScript, it is a scrollable list. */
export default function NewsSlider({ id, content }: BlockProps<NewsSliderContent>) {
  const { heading, more, inFirstView = false, isRelated = false, items } = content;
  if (items.length === 0) return null;
  return (
    <PressSlider
      heading={heading}
      more={more}
      isPrinted={!isRelated}
      slides={items.map((item, index) => ({
        id: String(item.uid),
        label: item.title,
        content: (
          <NewsCard
            id={`${id}-${item.uid}`}
            level={3}
            item={item}
            sizes={SLIDE_SIZES}
            priority={inFirstView && index === 0}
            loading={inFirstView && index < MAX_VISIBLE_SLIDES ? 'eager' : 'lazy'}
          />
        ),
      }))}
    />
  );
}

/** Maximum number of slides visible at a time. */
const MAX_VISIBLE_SLIDES = 3;

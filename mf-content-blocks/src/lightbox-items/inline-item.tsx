import { Heading } from '@stadtraum/shared-ui/heading';
import type { ContentItem } from '@stadtraum/shared-ui/lightbox';
import { RichText } from '@stadtraum/shared-ui/rich-text';

/** Returns a lightbox item for a text. Links to the item point to its `InlineText` on the page. */
export function inlineItem(anchor: string, title: string, html: string): ContentItem {
  return {
    kind: 'content',
    href: `#${anchor}`,
    title,
    content: (
      <>
        <Heading level={2} look={3}>
          {title}
        </Heading>
        <RichText html={html} />
      </>
    ),
  };
}

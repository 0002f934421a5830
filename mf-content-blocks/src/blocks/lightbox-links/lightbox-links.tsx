import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Lightbox, type LightboxItem } from '@stadtraum/shared-ui/lightbox';
import { Link } from '@stadtraum/shared-ui/link';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { inlineItem } from '../../lightbox-items/inline-item.tsx';
import { InlineText } from '../../lightbox-items/inline-text.tsx';
import { pictureItem, videoItem } from '../../lightbox-items/media-items.ts';
import { Section } from '../../section/section.tsx';
import { subheadingLevel } from '../../section/subheading-level.ts';
import type { LightboxLink, LightboxLinksContent } from './content.ts';
import styles from './lightbox-links.module.css';

/** Links that each open a separate lightbox (R2.11-11). Without JavaScript they are plain links. */
export default function LightboxLinks({ id, content }: BlockProps<LightboxLinksContent>) {
  const { heading, level, html, links } = content;
  const items = links.map((link) => toLightboxItem(id, link));
  return (
    <Section id={id} heading={heading} level={level}>
      {html && <RichText html={html} className={styles.text} />}
      <Lightbox label={heading ?? 'Ansicht'} items={items} viewer="popup">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ul className={styles.links} role="list">
          {links.map((link, index) => (
            <li key={items[index]?.href}>
              <Link href={items[index]?.href ?? ''} look="arrow" data-hold>
                {link.label}
              </Link>
              {link.note && <p className={styles.note}>{link.note}</p>}
            </li>
          ))}
        </ul>
      </Lightbox>
      {links.map(
        (link) =>
          'html' in link && (
            <InlineText
              key={link.id}
              id={anchorOf(id, link)}
              title={link.label}
              html={link.html}
              level={subheadingLevel({ heading, level })}
            />
          ),
      )}
    </Section>
  );
}

function toLightboxItem(blockId: string, link: LightboxLink): LightboxItem {
  if ('picture' in link) return pictureItem(link.picture, link.note);
  if ('video' in link) return videoItem(link.video, link.note);
  return inlineItem(anchorOf(blockId, link), link.label, link.html);
}

function anchorOf(blockId: string, { id }: { id: string }): string {
  return `${blockId}-${id}`;
}

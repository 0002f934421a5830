import { useState } from 'react';
import { createIcon, IconButton, useLightboxState } from 'yet-another-react-lightbox';
import styles from './gallery-viewer.module.css';

const ShareIcon = createIcon(
  'Share',
  <path d="M18 16.1c-.8 0-1.4.3-2 .8l-7.1-4.2a3 3 0 0 0 0-1.4l7-4.1a3 3 0 1 0-1-2.2c0 .2 0 .5.1.7L8 9.8a3 3 0 1 0 0 4.4l7.1 4.2a2.9 2.9 0 1 0 2.9-2.3z" />,
);

/** Shares the URL of the open item with the device's share sheet, or copies it (R2.11-12). */
export function ShareButton({ title }: ShareButtonProps) {
  const { currentIndex } = useLightboxState();
  const [sharedIndex, setSharedIndex] = useState<number>();

  const share = async (): Promise<void> => {
    const data = { title, url: location.href };
    try {
      if (navigator.canShare?.(data)) return await navigator.share(data);
      await navigator.clipboard.writeText(data.url);
      setSharedIndex(currentIndex);
    } catch {
      // The visitor cancelled, or the browser refused to share.
    }
  };

  return (
    <>
      <span className={styles.shared} role="status">
        {sharedIndex === currentIndex && 'Link kopiert'}
      </span>
      <IconButton label="Share" icon={ShareIcon} onClick={share} />
    </>
  );
}

export interface ShareButtonProps {
  /** The gallery's title, passed to the share sheet. */
  title: string;
}

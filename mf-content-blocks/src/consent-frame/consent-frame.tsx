import { usePlatform } from '@stadtraum/federation-kit/platform';
import { Button } from '@stadtraum/shared-ui/button';
import { Link } from '@stadtraum/shared-ui/link';
import { useEffect, useRef } from 'react';
import styles from './consent-frame.module.css';
import type { FrameContent } from './frame-content.ts';
import { useConsent } from './use-consent.ts';

/**
 * Another provider's document in a sandboxed frame. Nothing of it is loaded before the visitor agrees (R7.3-1): until then a
 * placeholder names provider and purpose, and asks.
 */
export function ConsentFrame({ frame }: ConsentFrameProps) {
  const { title, src, service, provider, purpose, privacyPath } = frame;
  const { consent } = usePlatform();
  const isGranted = useConsent(service);
  const document = useRef<HTMLIFrameElement>(null);

  // The button that was pressed is gone with the placeholder; what it loaded gets the focus.
  const wasGrantedHere = useRef(false);
  useEffect(() => {
    if (isGranted && wasGrantedHere.current) document.current?.focus();
    wasGrantedHere.current = false;
  }, [isGranted]);

  function grant(once: boolean): void {
    wasGrantedHere.current = true;
    consent.grant(service, once);
  }

  if (isGranted) {
    return (
      <iframe
        ref={document}
        className={styles.frame}
        src={src}
        title={title}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={styles.placeholder}>
      <p className={styles.title}>
        {title}: Inhalt von {provider}
      </p>
      <p>{purpose}</p>
      <p>
        <Link href={privacyPath}>Mehr zum Datenschutz</Link>
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => grant(true)}>
          Einmal laden
        </Button>
        <Button variant="secondary" onClick={() => grant(false)}>
          Immer laden
        </Button>
      </div>
    </div>
  );
}

export interface ConsentFrameProps {
  frame: FrameContent;
}

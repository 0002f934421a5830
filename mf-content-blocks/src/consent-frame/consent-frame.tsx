import { type FrameHosts, isFrameAddress } from '@stadtraum/contracts/frame-hosts';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { ConsentPlaceholder } from '@stadtraum/shared-ui/consent-placeholder';
import { Link } from '@stadtraum/shared-ui/link';
import { useEffect, useRef } from 'react';
import styles from './consent-frame.module.css';
import type { FrameContent } from './frame-content.ts';
import { useConsent } from './use-consent.ts';

/**
 * A document from another provider in a sandboxed frame, for a lightbox. Until the visitor consents, nothing is loaded, and a placeholder names
 * the provider and the purpose (R7.3-1). If the page's security policy forbids the document, a link replaces it.
 */
export function ConsentFrame({ frame, hosts }: ConsentFrameProps) {
  const { title, src, path, service, provider, purpose, privacyPath } = frame;
  const { consent } = usePlatform();
  const isGranted = useConsent(service);
  const iframe = useRef<HTMLIFrameElement>(null);

  // The pressed button disappears with the placeholder, so the focus moves to the frame.
  const wasButtonPressed = useRef(false);
  useEffect(() => {
    if (!isGranted || !wasButtonPressed.current) return;
    iframe.current?.focus();
    wasButtonPressed.current = false;
  }, [isGranted]);

  function grant(once: boolean): void {
    wasButtonPressed.current = true;
    consent.grant(service, once);
  }

  if (!isFrameAddress(src, hosts)) {
    return (
      <p className={styles.link}>
        <Link href={path}>
          {title} bei {provider}
        </Link>
      </p>
    );
  }
  if (isGranted) {
    return (
      <iframe
        ref={iframe}
        className={styles.frame}
        src={src}
        title={title}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <ConsentPlaceholder
      className={styles.placeholder}
      title={`${title}: Inhalt von ${provider}`}
      level={2}
      purpose={purpose}
      privacy={{ label: 'Mehr zum Datenschutz', path: privacyPath }}
      onGrant={grant}
    />
  );
}

export interface ConsentFrameProps {
  frame: FrameContent;
  /** Hosts whose documents the page may show. */
  hosts: FrameHosts;
}

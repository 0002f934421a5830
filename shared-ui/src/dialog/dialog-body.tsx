import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './dialog.module.css';

/** The content of a dialog. If it overflows, it becomes a tab stop, so that it can be scrolled by keyboard. */
export function DialogBody({ labelledBy, children }: DialogBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (outer === null || inner === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrolled(outer.scrollHeight > outer.clientHeight));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={styles.body}
      {...(isScrolled && { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy })}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}

interface DialogBodyProps {
  /** Id of the dialog's title. */
  labelledBy: string;
  children: ReactNode;
}

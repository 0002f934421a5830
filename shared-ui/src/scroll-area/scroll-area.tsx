import { type ComponentProps, useEffect, useRef, useState } from 'react';

/**
 * A box whose content may overflow. If it does, the box is a named region and a tab stop, so that it can be scrolled by keyboard.
 * Its style sets `overflow`.
 */
export function ScrollArea({
  'aria-label': label,
  'aria-labelledby': labelledBy,
  children,
  ...props
}: ScrollAreaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (outer === null || inner === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrollable(outer.scrollHeight > outer.clientHeight));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  const region = { tabIndex: 0, role: 'region', 'aria-label': label, 'aria-labelledby': labelledBy };
  return (
    <div {...props} {...(isScrollable && region)} ref={frame}>
      <div ref={content}>{children}</div>
    </div>
  );
}

/** Its accessible name, `aria-label` or `aria-labelledby`, is used while the content overflows. */
export type ScrollAreaProps = Omit<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex'>;

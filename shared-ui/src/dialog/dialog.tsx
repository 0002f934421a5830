import { type MouseEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { ScrollArea } from '../scroll-area/scroll-area.tsx';
import styles from './dialog.module.css';
import { keepFocusInside } from './keep-focus-inside.ts';
import { useModal } from './use-modal.ts';

/**
 * A modal dialog; the page behind it is inert and does not scroll. Its content is mounted until the closing transition ends.
 *
 * @group Overlays
 * @key Tab, Shift + Tab: cycle through the dialog's controls
 * @key Escape: closes the dialog and returns the focus to the opener
 * @rule Open it in response to an action of the visitor, never on page load.
 * @rule Set `closesOutside` to false if closing would lose the visitor's work.
 * @rule Set `initialFocus` to the safe answer of a question.
 */
export function Dialog({ isOpen, onClose, title, look = 'window', children, ...options }: DialogProps) {
  const { isTitleHidden, footer, initialFocus, closesOutside = true, className } = options;
  const titleId = useId();
  const isPressedOutside = useRef(false);
  const { ref, hasContent } = useModal(isOpen, initialFocus);

  /** The sheet fills the dialog's box, so that only clicks on the backdrop have the dialog itself as their target. */
  const isOutside = ({ target }: { target: EventTarget }) => target === ref.current;

  return (
    <dialog
      ref={ref}
      className={joinClasses(styles.dialog, className)}
      data-look={look}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // A nested dialog handles its keys itself.
        event.stopPropagation();
        if (event.key === 'Tab') keepFocusInside(event.currentTarget, event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      // Fired by Android's back gesture, and also by file inputs, whose `cancel` event bubbles.
      onCancel={(event) => {
        if (!isOutside(event)) return;
        event.preventDefault();
        onClose();
      }}
      // Fired by a form with method="dialog", or when the browser forces the dialog to close.
      onClose={(event) => {
        if (isOpen && isOutside(event)) onClose();
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event: MouseEvent) => {
        // Ignores a text selection that started inside and ended outside.
        if (closesOutside && isPressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {hasContent && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <Heading
              level={2}
              look={3}
              id={titleId}
              className={isTitleHidden ? 'visually-hidden' : styles.title}
            >
              {title}
            </Heading>
            <Button variant="quiet" className={styles.close} onClick={onClose}>
              <span className={styles.closeText}>Schließen</span> <Icon name="close" />
            </Button>
          </div>
          <ScrollArea className={styles.body} aria-labelledby={titleId}>
            {children}
          </ScrollArea>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

export interface DialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the visitor closes the dialog; set `isOpen` to false. */
  onClose: () => void;
  /** The accessible name of the dialog. */
  title: ReactNode;
  /** Whether the title is for screen readers only. @default false */
  isTitleHidden?: boolean;
  /**
   * `window` is centred, `drawer` slides in from the side at full height, `screen` covers everything.
   * @default 'window'
   */
  look?: 'window' | 'drawer' | 'screen';
  /** Buttons at the bottom, which do not scroll with the content. */
  footer?: ReactNode;
  /** The element that is focused first. @default the close button */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a click on the backdrop closes the dialog. @default true */
  closesOutside?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

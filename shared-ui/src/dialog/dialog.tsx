import { type MouseEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './dialog.module.css';
import { DialogBody } from './dialog-body.tsx';
import { keepFocusInside } from './keep-focus-inside.ts';
import { useModal } from './use-modal.ts';

/**
 * A modal dialog: the page behind it is inert and does not scroll. Its content is mounted while it is open, and until its
 * closing transition ends.
 *
 * @group Overlays
 * @key Tab, Shift + Tab: cycle through the dialog's controls
 * @key Escape: closes the dialog; the focus returns to where it was
 * @rule Open it in response to an action of the visitor, never on page load.
 * @rule Set `closesOutside` to false where closing would lose work.
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
        // Keys in a nested dialog belong to that dialog.
        event.stopPropagation();
        if (event.key === 'Tab') keepFocusInside(event.currentTarget, event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      // Android's back gesture. File inputs have a cancel event too, which bubbles.
      onCancel={(event) => {
        if (!isOutside(event)) return;
        event.preventDefault();
        onClose();
      }}
      // A form with method="dialog", or a browser that forces it.
      onClose={(event) => {
        if (isOpen && isOutside(event)) onClose();
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event: MouseEvent) => {
        // Not when a text selection ended outside.
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
          <DialogBody labelledBy={titleId}>{children}</DialogBody>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

export interface DialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the visitor closes it: set `isOpen` to false. */
  onClose: () => void;
  /** Names the dialog. */
  title: ReactNode;
  /** Whether the title is for screen readers only. @default false */
  isTitleHidden?: boolean;
  /**
   * `window` is centred, `drawer` slides in from the side at full height, `screen` covers everything.
   * @default 'window'
   */
  look?: 'window' | 'drawer' | 'screen';
  /** Stays at the bottom while the content scrolls; for buttons. */
  footer?: ReactNode;
  /** What gets the focus first. @default the close button */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a click on the backdrop closes it. @default true */
  closesOutside?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

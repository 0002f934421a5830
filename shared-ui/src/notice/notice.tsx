import type { ComponentProps, ReactNode } from 'react';
import { FocusWithoutScript } from '../focus-without-script.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './notice.module.css';

/**
 * A message that visitors should not miss. A word, an icon and a colour show its kind. A notice that appears after page load
 * needs `live`; screen readers then announce it politely, or assertively if it is an error.
 *
 * @group Feedback
 * @key Tab: moves through the links of its content
 * @rule Set `live` only if it appears in response to an action.
 * @rule Use ErrorSummary for the errors of a form.
 */
export function Notice({
  kind = 'info',
  title,
  live = false,
  focusLabel,
  className,
  children,
  ...attributes
}: NoticeProps) {
  return (
    <div
      {...attributes}
      className={joinClasses(styles.notice, className)}
      data-kind={kind}
      role={live ? ROLES[kind] : undefined}
    >
      <Icon name={ICONS[kind]} label={LABELS[kind]} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {focusLabel && <FocusWithoutScript className={styles.focus} aria-label={focusLabel} />}
        {children}
      </div>
    </div>
  );
}

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Determines the word, the icon, the colour and, with `live`, how urgently it is announced. @default 'info' */
  kind?: NoticeKind;
  /** The message in one line; the children contain details. */
  title?: ReactNode;
  /**
   * Whether screen readers announce it when it appears. The element must already be on the page or be inserted together with its
   * content.
   * @default false
   */
  live?: boolean;
  /** What screen readers call it when it takes the focus on load, because no script moves the focus. @default it takes no focus */
  focusLabel?: string;
}

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const ICONS: Record<NoticeKind, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

const LABELS: Record<NoticeKind, string> = {
  info: 'Hinweis:',
  success: 'Erfolg:',
  warning: 'Achtung:',
  error: 'Fehler:',
};

const ROLES: Record<NoticeKind, 'status' | 'alert'> = {
  info: 'status',
  success: 'status',
  warning: 'status',
  error: 'alert',
};

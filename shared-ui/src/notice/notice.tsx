import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './notice.module.css';

/**
 * A message that visitors should not miss. A word, a drawing and a colour show its kind. A notice that appears after page load
 * has `live` and is read out: politely, or at once for an error.
 *
 * @group Feedback
 * @key Tab: moves through the links of its content
 * @rule Set `live` only where it appears in response to an action.
 * @rule For a form's errors use ErrorSummary.
 */
export function Notice({
  kind = 'info',
  title,
  live = false,
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
        {children}
      </div>
    </div>
  );
}

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Decides the word, the drawing, the colour and, with `live`, how urgently it is read out. @default 'info' */
  kind?: NoticeKind;
  /** The message in one line; details are the children. */
  title?: ReactNode;
  /**
   * Whether it appears while the page is read. Its element must be on the page before, or be inserted as a whole.
   * @default false
   */
  live?: boolean;
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

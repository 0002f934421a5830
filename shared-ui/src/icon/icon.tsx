import { joinClasses } from '../join-classes.ts';
import styles from './icon.module.css';

/** Drawings on a grid of 24, as paths of one stroke width. */
const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  chevron: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  external: 'M8 16L18 6M9 6h9v9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawing beside a text. It says nothing by itself: screen readers never meet it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={joinClasses(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

export interface IconProps {
  name: IconName;
  /** Extra class, for size (`inline-size`, default 1.25em) or movement. */
  className?: string | undefined;
}

export const ICON_NAMES = Object.keys(PATHS) as IconName[];

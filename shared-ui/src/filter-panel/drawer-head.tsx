import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './drawer-head.module.css';

/** Id of the drawer that shows a filter in narrow windows. @param filterId id of its FilterPanel */
export function drawerIdOf(filterId: string): string {
  return `${filterId}-drawer`;
}

/** Title and close button of a filter's drawer; hidden unless the drawer is open. */
export function DrawerHead({ id, title }: DrawerHeadProps) {
  return (
    <div className={styles.head}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      {/* Nothing holds its first press: the browser closes the drawer. */}
      <Button variant="quiet" popoverTarget={id} popoverTargetAction="hide" data-hold="none">
        Schließen <Icon name="close" />
      </Button>
    </div>
  );
}

interface DrawerHeadProps {
  /** Id of the drawer. */
  id: string;
  /** Names the drawer. */
  title: ReactNode;
}

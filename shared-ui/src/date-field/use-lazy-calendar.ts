import { useState } from 'react';
import type { CalendarDialog } from './calendar-dialog.tsx';

export interface LazyCalendar {
  /** The dialog while it is open. */
  Dialog: typeof CalendarDialog | undefined;
  /** `failed`: the dialog could not be loaded; another attempt may succeed. */
  phase: 'closed' | 'loading' | 'open' | 'failed';
  /** Loads and opens the dialog. Resolves to false if loading fails. */
  open(): Promise<boolean>;
  close(): void;
}

/** Loads the calendar with its library and texts when it is first opened. */
export function useLazyCalendar(): LazyCalendar {
  const [Dialog, setDialog] = useState<typeof CalendarDialog>();
  const [phase, setPhase] = useState<LazyCalendar['phase']>('closed');

  async function open(): Promise<boolean> {
    setPhase('loading');
    try {
      const calendar = await import(/* webpackChunkName: "calendar" */ './calendar-dialog.tsx');
      setDialog(() => calendar.CalendarDialog);
      setPhase('open');
      return true;
    } catch {
      setPhase('failed');
      return false;
    }
  }

  return { Dialog: phase === 'open' ? Dialog : undefined, phase, open, close: () => setPhase('closed') };
}

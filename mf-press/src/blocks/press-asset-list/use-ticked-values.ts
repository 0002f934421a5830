import { useCallback, useEffect, useState } from 'react';

/**
 * The ticked values of a checkbox group. The hook reads them from the form after hydration, after a reset and on request.
 *
 * @param boxId id of one of the checkboxes
 * @param name name of all checkboxes in the group
 * @param initial values that are ticked in the server's HTML
 * @returns the ticked values, and a function that reads them again
 */
export function useTickedValues(
  boxId: string,
  name: string,
  initial: readonly string[],
): [ticked: readonly string[], readTicked: () => void] {
  const [ticked, setTicked] = useState(initial);

  const readTicked = useCallback(() => {
    const form = formOf(boxId);
    if (form) setTicked(new FormData(form).getAll(name).map(String));
  }, [boxId, name]);

  useEffect(() => {
    const form = formOf(boxId);
    // The event fires before the fields are reset.
    const afterReset = () => queueMicrotask(readTicked);
    readTicked();
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, [boxId, readTicked]);

  return [ticked, readTicked];
}

function formOf(boxId: string): HTMLFormElement | null {
  return (document.getElementById(boxId) as HTMLInputElement | null)?.form ?? null;
}

import { useCallback, useEffect, useState } from 'react';

/**
 * Which boxes of a group are ticked. The boxes know it themselves; it is looked up after whatever may have changed it, a click
 * before hydration and a reset of the form among them.
 *
 * @param boxId of one of the boxes
 * @param name of all of them
 * @param atFirst what the document came with
 * @returns their values, and a function that looks again
 */
export function useTickedValues(
  boxId: string,
  name: string,
  atFirst: readonly string[],
): [ticked: readonly string[], lookAgain: () => void] {
  const [ticked, setTicked] = useState(atFirst);

  const lookAgain = useCallback(() => {
    const form = formOf(boxId);
    if (form) setTicked(new FormData(form).getAll(name).map(String));
  }, [boxId, name]);

  useEffect(() => {
    const form = formOf(boxId);
    // The event comes before the reset.
    const afterReset = () => queueMicrotask(lookAgain);
    lookAgain();
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, [boxId, lookAgain]);

  return [ticked, lookAgain];
}

function formOf(boxId: string): HTMLFormElement | null {
  return (document.getElementById(boxId) as HTMLInputElement | null)?.form ?? null;
}

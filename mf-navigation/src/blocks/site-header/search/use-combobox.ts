import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { Suggestion } from './fetch-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface Combobox {
  suggestions: readonly Suggestion[];
  isOpen: boolean;
  /** Place of the suggestion that the keys have reached; -1: the field itself. */
  active: number;
  /** Handlers of the field. */
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
  /** Takes a suggestion into the field and searches for it. */
  choose: (suggestion: Suggestion) => void;
}

/**
 * The APG's editable combobox with list autocomplete on a field that keeps its own value, so that nothing typed is lost, before
 * hydration either.
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>): Combobox {
  const { suggestions, ask, forget } = useSuggestions();
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && suggestions.length > 0;

  // The keys that were pressed while the island was loading have told nobody.
  useEffect(() => {
    if (field.current === null || field.current !== document.activeElement) return;
    setIsWanted(true);
    ask(field.current.value);
  }, [field, ask]);

  function close(): void {
    setIsWanted(false);
    setActive(-1);
  }

  function choose({ text }: Suggestion): void {
    if (field.current === null) return;
    field.current.value = text;
    close();
    forget();
    field.current.form?.requestSubmit();
  }

  function onInput(): void {
    setIsWanted(true);
    setActive(-1);
    ask(field.current?.value ?? '');
  }

  function clear(): void {
    if (field.current !== null) field.current.value = '';
    forget();
  }

  /** @returns whether the key did something here */
  function act({ key, altKey }: KeyboardEvent): boolean {
    const chosen = suggestions[active];
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (suggestions.length === 0) return false;
        setIsWanted(true);
        if (!altKey) setActive(next(isOpen ? active : -1, key === 'ArrowDown' ? 1 : -1));
        return true;
      case 'Enter':
        if (!isOpen || chosen === undefined) return false;
        choose(chosen);
        return true;
      case 'Escape':
        if (isOpen) close();
        else if (field.current?.value) clear();
        else return false;
        return true;
      case 'Home':
      case 'End':
        setActive(-1);
        return false;
      default:
        return false;
    }
  }

  /** Round and round, over the field itself. */
  function next(index: number, step: 1 | -1): number {
    const places = suggestions.length + 1;
    return ((index + 1 + step + places) % places) - 1;
  }

  return {
    suggestions,
    isOpen,
    active: isOpen ? active : -1,
    onInput,
    onKeyDown(event) {
      if (!act(event)) return;
      event.preventDefault();
      // The menu listens for Escape too.
      event.stopPropagation();
    },
    onBlur: close,
    choose,
  };
}

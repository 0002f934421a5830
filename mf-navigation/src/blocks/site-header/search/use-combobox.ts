import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { Suggestion } from './fetch-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface Combobox {
  suggestions: readonly Suggestion[];
  isOpen: boolean;
  /** Index of the active suggestion; -1 for the field itself. */
  active: number;
  /** Handlers for the field. */
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
  /** Puts a suggestion into the field and searches for it. */
  choose: (suggestion: Suggestion) => void;
}

/** The APG's editable combobox with list autocomplete. The field is uncontrolled, so input before hydration is preserved. */
export function useCombobox(field: RefObject<HTMLInputElement | null>): Combobox {
  const { suggestions, request, discard } = useSuggestions();
  const [isExpanded, setIsExpanded] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isExpanded && suggestions.length > 0;

  // Handles input that was typed before the listeners were attached.
  useEffect(() => {
    if (field.current === null || field.current !== document.activeElement) return;
    setIsExpanded(true);
    request(field.current.value);
  }, [field, request]);

  function close(): void {
    setIsExpanded(false);
    setActive(-1);
  }

  function choose({ text }: Suggestion): void {
    if (field.current === null) return;
    field.current.value = text;
    close();
    discard();
    field.current.form?.requestSubmit();
  }

  function onInput(): void {
    setIsExpanded(true);
    setActive(-1);
    request(field.current?.value ?? '');
  }

  function clear(): void {
    if (field.current !== null) field.current.value = '';
    discard();
  }

  /** @returns whether the key was handled */
  function handleKey({ key, altKey }: KeyboardEvent): boolean {
    const activeSuggestion = suggestions[active];
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (suggestions.length === 0) return false;
        setIsExpanded(true);
        if (!altKey) setActive(nextIndex(isOpen ? active : -1, key === 'ArrowDown' ? 1 : -1));
        return true;
      case 'Enter':
        if (!isOpen || activeSuggestion === undefined) return false;
        choose(activeSuggestion);
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

  /** Returns the next index in a cycle of the suggestions and the field itself. */
  function nextIndex(index: number, step: 1 | -1): number {
    const positions = suggestions.length + 1;
    return ((index + 1 + step + positions) % positions) - 1;
  }

  return {
    suggestions,
    isOpen,
    active: isOpen ? active : -1,
    onInput,
    onKeyDown(event) {
      if (!handleKey(event)) return;
      event.preventDefault();
      // The menu also listens for Escape.
      event.stopPropagation();
    },
    onBlur: close,
    choose,
  };
}

import { type RefObject, useEffect, useState } from 'react';
import { restrictToDateText } from './input-text.ts';

export interface TypedText {
  text: string;
  /** Whether the visitor has finished entering a text; it is validated only then. */
  isEntered: boolean;
}

/**
 * Tracks the text in a date's input and reduces it to digits and separators (R5.3-1). The DOM is the source of truth: visitors
 * may type before hydration, form libraries may set the text, and a form reset may restore another text.
 */
export function useTypedText(input: RefObject<HTMLInputElement | null>, initialText: string): TypedText {
  const [text, setText] = useState(initialText);
  const [isEntered, setIsEntered] = useState(false);

  useEffect(() => setText(input.current?.value ?? ''));

  useEffect(() => {
    const element = input.current;
    if (element === null) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const read = () => setText(element.value);
    const onInput = () => {
      restrictToDateText(element);
      read();
    };
    const onReset = () => {
      read();
      setIsEntered(false);
    };
    element.addEventListener('input', onInput, { signal });
    element.addEventListener('change', () => setIsEntered(true), { signal });
    // The `reset` event fires before the fields are reset.
    element.form?.addEventListener('reset', () => setTimeout(onReset), { signal });
    return () => listeners.abort();
  }, [input]);

  return { text, isEntered };
}

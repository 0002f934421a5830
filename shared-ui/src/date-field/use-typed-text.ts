import { type RefObject, useEffect, useState } from 'react';
import { keepToDateText } from './input-text.ts';

export interface TypedText {
  text: string;
  /** Whether the visitor has finished entering something: only then is it validated. */
  isEntered: boolean;
}

/**
 * The text in a date's input. The input owns it: a visitor may have typed before hydration, a form library may set it, a form
 * reset may restore another text. Keeps the text to digits and separators (R5.3-1).
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
      keepToDateText(element);
      read();
    };
    const onReset = () => {
      read();
      setIsEntered(false);
    };
    element.addEventListener('input', onInput, { signal });
    element.addEventListener('change', () => setIsEntered(true), { signal });
    // The event comes before the fields are reset.
    element.form?.addEventListener('reset', () => setTimeout(onReset), { signal });
    return () => listeners.abort();
  }, [input]);

  return { text, isEntered };
}

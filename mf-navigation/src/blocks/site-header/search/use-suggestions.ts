import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchSuggestions, type Suggestion } from './fetch-suggestions.ts';

/** Milliseconds without a key press before suggestions are requested. */
export const DEBOUNCE_MS = 200;
const MIN_LETTERS = 2;

export interface Suggestions {
  suggestions: readonly Suggestion[];
  /** Requests suggestions after a pause in typing. Responses to earlier input are ignored. */
  request: (input: string) => void;
  /** Removes all suggestions and aborts any pending request. */
  discard: () => void;
}

/** Fetches suggestions for the text that the visitor types. */
export function useSuggestions(): Suggestions {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const pending = useRef<AbortController>(undefined);

  const discard = useCallback(() => {
    pending.current?.abort();
    setSuggestions([]);
  }, []);

  const request = useCallback((input: string) => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const isStale = () => controller.signal.aborted;
    if (input.trim().length < MIN_LETTERS) return setSuggestions([]);
    setTimeout(async () => {
      if (isStale()) return;
      const fetched = await fetchSuggestions(input, controller.signal);
      if (!isStale()) setSuggestions(fetched);
    }, DEBOUNCE_MS);
  }, []);

  useEffect(() => () => pending.current?.abort(), []);

  return { suggestions, request, discard };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchSuggestions, type Suggestion } from './fetch-suggestions.ts';

/** Milliseconds without a key press before suggestions are requested. */
export const PAUSE_MS = 200;
/** Minimum number of letters. */
const MIN_LETTERS = 2;

export interface Suggestions {
  suggestions: readonly Suggestion[];
  /** Requests suggestions when the visitor pauses; answers to previous input are ignored. */
  ask: (typed: string) => void;
  /** Removes all suggestions and aborts a pending request. */
  forget: () => void;
}

/** Suggestions for the text being typed. */
export function useSuggestions(): Suggestions {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const asked = useRef<AbortController>(undefined);

  const forget = useCallback(() => {
    asked.current?.abort();
    setSuggestions([]);
  }, []);

  const ask = useCallback((typed: string) => {
    asked.current?.abort();
    const question = new AbortController();
    asked.current = question;
    const isStale = () => question.signal.aborted;
    if (typed.trim().length < MIN_LETTERS) return setSuggestions([]);
    setTimeout(async () => {
      if (isStale()) return;
      const answer = await fetchSuggestions(typed, question.signal);
      if (!isStale()) setSuggestions(answer);
    }, PAUSE_MS);
  }, []);

  useEffect(() => () => asked.current?.abort(), []);

  return { suggestions, ask, forget };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchSuggestions, type Suggestion } from './fetch-suggestions.ts';

/** Milliseconds without a key after which suggestions are asked for. */
export const PAUSE = 200;
/** Letters from which on. */
const SHORTEST = 2;

export interface Suggestions {
  suggestions: readonly Suggestion[];
  /** Asks for suggestions once the visitor pauses; an answer to what was typed before is not waited for. */
  ask: (typed: string) => void;
  /** Takes them away, and those that are under way. */
  forget: () => void;
}

/** Suggestions for what is being typed. */
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
    if (typed.trim().length < SHORTEST) return setSuggestions([]);
    setTimeout(async () => {
      if (isStale()) return;
      const answer = await fetchSuggestions(typed, question.signal);
      if (!isStale()) setSuggestions(answer);
    }, PAUSE);
  }, []);

  useEffect(() => () => asked.current?.abort(), []);

  return { suggestions, ask, forget };
}

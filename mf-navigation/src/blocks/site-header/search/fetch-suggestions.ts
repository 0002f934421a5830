/** A query that the site suggests. */
export interface Suggestion {
  text: string;
  /** Kind of record that it is the title of: `Projekte`. */
  kindLabel?: string;
}

const ADDRESS = '/daten/suchvorschlaege';

/** Requests queries that start with the typed text. Empty on failure: the form works without suggestions. */
export async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(`${ADDRESS}?${new URLSearchParams({ q: typed })}`, { signal });
    if (!response.ok) return [];
    const answer = (await response.json()) as { suggestions?: Suggestion[] } | null;
    return (answer?.suggestions ?? []).filter(({ text }) => typeof text === 'string');
  } catch {
    return [];
  }
}

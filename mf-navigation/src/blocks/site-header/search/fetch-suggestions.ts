/** A query that the site suggests. */
export interface Suggestion {
  text: string;
  /** What it is the title of: `Projekte`. */
  kindLabel?: string;
}

const ADDRESS = '/daten/suchvorschlaege';

/** Asks the site for queries that begin with what is typed. What goes wrong is no suggestion: the form works without. */
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

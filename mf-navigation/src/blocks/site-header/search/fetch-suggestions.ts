/** A suggested query. */
export interface Suggestion {
  text: string;
  /** Kind of record, if the suggestion is the title of a record: `Projekte`. */
  kindLabel?: string;
}

const SUGGESTIONS_PATH = '/daten/suchvorschlaege';

/** Fetches queries that start with the input. Returns none on failure, because the form works without suggestions. */
export async function fetchSuggestions(input: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(`${SUGGESTIONS_PATH}?${new URLSearchParams({ q: input })}`, { signal });
    if (!response.ok) return [];
    const body = (await response.json()) as { suggestions?: Suggestion[] } | null;
    return (body?.suggestions ?? []).filter(({ text }) => typeof text === 'string');
  } catch {
    return [];
  }
}

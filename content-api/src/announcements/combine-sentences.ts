/** A value with the one before it: `Die Angebotsfrist endet jetzt am … (bisher: …).`, `Ausführungsort: … (bisher: …)`. */
const NEW_VALUE = /^(?<topic>Die \S+ endet jetzt am|[^:]+:) (?<now>.+) \(bisher: (?<old>.+)\)(?<end>\.?)$/s;

/** Sentences of which only the last one is still true. */
const STATE = /^(Der Auftrag ist|Das Verfahren ist) /;

/**
 * Combines the sentences of successive changes for readers who learn of all of them at once: a value that changed twice is described
 * by its last and its first value, and not at all if it is what it was.
 *
 * @param sentences in the order of the changes
 */
export function combineSentences(sentences: readonly string[]): string[] {
  const byTopic = new Map<string, string>();
  for (const sentence of sentences) {
    const topic = topicOf(sentence);
    const combined = combineValues(byTopic.get(topic), sentence);
    // The last change of a topic determines its place.
    byTopic.delete(topic);
    if (combined !== undefined) byTopic.set(topic, combined);
  }
  return [...byTopic.values()];
}

function topicOf(sentence: string): string {
  const topic = NEW_VALUE.exec(sentence)?.groups?.topic;
  return topic?.replace(/^Gewerke:/, 'Gewerk:') ?? (STATE.test(sentence) ? 'state' : sentence);
}

/** @returns undefined if the value is the same as before both changes */
function combineValues(earlier: string | undefined, later: string): string | undefined {
  const before = NEW_VALUE.exec(earlier ?? '')?.groups;
  const after = NEW_VALUE.exec(later)?.groups;
  if (!before || !after) return later;
  if (before.old === after.now) return undefined;
  return `${after.topic} ${after.now} (bisher: ${before.old})${after.end}`;
}

/** The sentences that tell something to readers who learn of the publication and of later changes at once. */
export function sentencesAfterPublication(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => !NEW_VALUE.test(sentence));
}

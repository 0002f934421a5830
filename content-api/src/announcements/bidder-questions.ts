/** A bidder's question with the answer that all bidders receive. */
export interface BidderQuestion {
  question: string;
  answer: string;
}

/** A question that a change answered, or answered differently. */
export interface ChangedAnswer extends BidderQuestion {
  /** Whether there was another answer before. */
  isCorrected: boolean;
}

/** Describes the questions that were answered or answered differently, with one sentence for each. */
export function questionSentences(before: BidderQuestion[], after: BidderQuestion[]): string[] {
  const old = new Map(before.map(({ question, answer }) => [question, answer]));
  const changed = after.filter(({ question, answer }) => old.get(question) !== answer);
  return changed.length === 0
    ? ['Die Antworten auf Bieterfragen wurden überarbeitet.']
    : changed.map(({ question }) => (old.has(question) ? correctedSentence : answeredSentence)(question));
}

/**
 * Separates the sentences about questions from the others, because emails quote the answers.
 *
 * @param sentences the sentences of a change
 * @param questions the questions after the change
 */
export function separateAnswers(
  sentences: readonly string[],
  questions: readonly BidderQuestion[],
): { answers: ChangedAnswer[]; others: string[] } {
  const described = new Set(sentences);
  const answers = questions.flatMap(({ question, answer }) => {
    const isAnswered = described.has(answeredSentence(question));
    // Readers who learn of an answer and its correction at once do not know the first answer.
    const isCorrected = described.has(correctedSentence(question)) && !isAnswered;
    return isAnswered || isCorrected ? [{ question, answer, isCorrected }] : [];
  });
  const quoted = new Set(
    answers.flatMap(({ question }) => [answeredSentence(question), correctedSentence(question)]),
  );
  return { answers, others: sentences.filter((sentence) => !quoted.has(sentence)) };
}

/** The `questions` of an announcement. */
export function questionsOf({ questions }: Readonly<Record<string, unknown>>): BidderQuestion[] {
  return Array.isArray(questions) ? (questions as BidderQuestion[]) : [];
}

function answeredSentence(question: string): string {
  return `Beantwortete Bieterfrage: ${question}`;
}

function correctedSentence(question: string): string {
  return `Geänderte Antwort auf die Bieterfrage: ${question}`;
}

/** A block of a page of the fault suite, as the content's files have it. */
export type Block = {
  id: string;
  type: string;
  content: Record<string, unknown>;
  source?: { collection: string };
};

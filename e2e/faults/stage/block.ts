/** A block as in the content files of the fault suite's pages. */
export type Block = {
  id: string;
  type: string;
  content: Record<string, unknown>;
  source?: { collection: string };
};

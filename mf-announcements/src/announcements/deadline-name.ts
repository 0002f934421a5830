/** What must arrive by the deadline: requests to participate if the procedure starts with a Teilnahmewettbewerb, else bids. */
export function deadlineName({ procedure }: { procedure: string }): 'Teilnahmefrist' | 'Angebotsfrist' {
  return procedure.includes('Teilnahmewettbewerb') ? 'Teilnahmefrist' : 'Angebotsfrist';
}

/** Labels of a range of deadlines. They name no kind of deadline, because procedures have different ones. */
export const DEADLINE_LABELS = { von: 'Frist ab', bis: 'Frist bis' } as const;

/** What must arrive by the deadline: requests to participate if the procedure starts with a Teilnahmewettbewerb, else bids. */
export function deadlineName({ procedure }: { procedure: string }): 'Teilnahmefrist' | 'Angebotsfrist' {
  return procedure.includes('Teilnahmewettbewerb') ? 'Teilnahmefrist' : 'Angebotsfrist';
}

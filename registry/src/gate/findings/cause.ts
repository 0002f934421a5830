import { hashOf } from '../content/snapshot.ts';

/** A reason without what differs from block to block: quoted texts, releases and numbers. */
export function withoutContent(reason: string): string {
  return reason.replace(/"[^"]*"|\S+@\d\S*|\d+/g, '…');
}

/** What names a cause in the id of a finding: the same for the same signatures. */
export function causeHash(...signatures: readonly string[]): string {
  return hashOf(signatures.join('\n')).replace(/\W/g, '').slice(0, 10);
}

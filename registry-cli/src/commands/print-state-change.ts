import type { ChangeRequest, ExchangedRelease, StateChange } from '../bisect/state-change.ts';
import { inBerlin } from '../terminal/berlin-time.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plainText, shortCommit } from '../terminal/wording.ts';

/** Prints what changed a page: releases and content, with team and commit of each, and who changed it, why and when. */
export function printStateChange({ at, liveSet, content }: StateChange, terminal: Terminal): void {
  terminal.line(terminal.bold(`Changed at ${inBerlin(at)}`));
  if (liveSet) {
    const { before, after, reason, releases, request } = liveSet;
    for (const release of releases) {
      terminal.line(`  release ${terminal.bold(describeRelease(release))}`);
      detail(publicationOf(release));
    }
    const origin = request ? describeRequest(request) : ['the registry’s log does not say who switched'];
    detail([`live set ${before} → ${after}`, reason, ...origin]);
  }
  if (content) {
    const { before, after, requests } = content;
    terminal.line(
      before === after
        ? `  content of revision ${terminal.bold(after)}, which changed with the date`
        : `  content ${terminal.bold(`${before} → ${after}`)}`,
    );
    for (const request of requests) detail([request.subject, ...describeRequest(request)]);
    if (before !== after && requests.length === 0)
      detail([
        'the registry’s log has no load of it: it was loaded where the content API runs, or the registry stopped meanwhile',
      ]);
  }

  function detail(parts: readonly string[]): void {
    terminal.line(terminal.dim(`    ${plainText(parts.join(' · '))}`));
  }
}

function describeRelease({ name, before, after, kits }: ExchangedRelease): string {
  if (after === undefined) return `${name} ${before}, which was taken off the site`;
  if (before === undefined) return `${name} ${after}, which is new`;
  const versions = before === after ? `${name} ${after}` : `${name} ${before} → ${after}`;
  return kits ? `${versions}, from ${kits[0]} to ${kits[1]}` : versions;
}

function publicationOf({ team, commit, publishedAt, after }: ExchangedRelease): string[] {
  if (after === undefined) return ['no release of this name since'];
  return [
    `team ${team ?? 'unknown'}`,
    commit === undefined ? 'commit unknown' : `commit ${shortCommit(commit)}`,
    ...(publishedAt === undefined ? [] : [`published ${inBerlin(publishedAt)}`]),
  ];
}

/** What was done without a key, the registry did by itself. */
function describeRequest({ at, action, team, key, commit, reason }: ChangeRequest): string[] {
  const sender = team === undefined ? (key === undefined ? 'the registry' : `key ${key}`) : `team ${team}`;
  return [
    `${action} by ${sender} at ${inBerlin(at)}`,
    ...(commit === undefined ? [] : [`commit ${shortCommit(commit)}`]),
    ...(reason === undefined ? [] : [`“${reason}”`]),
  ];
}

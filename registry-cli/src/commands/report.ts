import type { GateReport } from '@stadtraum/contracts/gate';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { reportAddress } from '../clients/http.ts';
import { cliError } from '../errors.ts';
import { formatReport } from '../terminal/report.ts';
import { timeAgo } from '../terminal/wording.ts';
import type { CommandContext } from './context.ts';

/**
 * `report [live set]`: prints what the gate found before an activation, and what happened after it. Default: the live set that is
 * current.
 *
 * @throws CodedError NOTHING_LIVE
 */
export async function report(
  id: string | undefined,
  { json = false }: { json?: boolean },
  { registry, terminal }: CommandContext,
): Promise<GateReport | undefined> {
  const found = await registry.report(id ?? (await currentId()));
  if (json) return found;
  const { candidate, outcome, at, base } = found;
  const what = `${candidate.map(releaseLabel).join(', ')}: ${outcome} ${timeAgo(at, Date.now())}`;
  terminal.line(`${terminal.bold(what)}, compared with live set ${base}`);
  for (const line of formatReport(found, reportAddress(registry.url, found.id), terminal))
    terminal.line(line);
  return undefined;

  async function currentId(): Promise<string> {
    const liveSet = await registry.liveSet();
    if (liveSet) return liveSet.id;
    throw cliError('NOTHING_LIVE', { url: registry.url });
  }
}

import type { Acceptance } from '@stadtraum/contracts/gate';
import type { Command } from 'commander';

/** Options of commands that the gate can refuse. */
export interface AcceptanceOptions {
  /** Ids of findings. */
  accept?: string[];
  /** Why, for the log. It is also the reason of each acceptance. */
  reason?: string;
}

/** Adds the option `--accept`, which may be repeated. */
export function withAcceptance(command: Command): Command {
  return command
    .option(
      '--accept <finding>',
      'accept a finding that the gate refuses; with --reason (repeatable)',
      (finding: string, earlier: string[] = []) => [...earlier, finding],
    )
    .hook('preAction', (_parent, action) => {
      const { accept = [], reason = '' } = action.opts<AcceptanceOptions>();
      if (accept.length > 0 && reason.trim().length < MIN_REASON)
        action.error('error: --accept needs --reason "…", which says why', { exitCode: 2 });
    });
}

/** As `Acceptance` in contracts requires. */
const MIN_REASON = 3;

export function acceptances({ accept = [], reason = '' }: AcceptanceOptions): Acceptance[] {
  return accept.map((finding) => ({ finding, reason }));
}

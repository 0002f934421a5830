import type { AfterSwitch } from '@stadtraum/contracts/gate';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { differingSettings } from '@stadtraum/server-base/site-settings';
import type { ReleaseStore } from '../store/release-store.ts';
import type { AnnouncedShell, AnnouncedShells } from './announced-shells.ts';
import type { AskShell } from './ask-shell.ts';
import { type CheckedPages, checkPages, type PageFailure } from './check-pages.ts';
import { compareSets, failuresOf } from './page-failures.ts';

/** Maximum number of pages that are asked for after a switch. */
export const MAX_PAGES = 150;
/** Milliseconds in which pages are asked for. */
const TIME_MS = 10_000;

/** A switch to another live set. */
export interface Switch {
  liveSet: LiveSet;
  /** The live set before. */
  previous: LiveSet;
  /** Paths of the pages that it touches, the most important first. Only called if there is a shell to ask. */
  touchedPaths: () => Promise<readonly string[]>;
  /** Whether this was so before the switch, or was accepted: such a failure does not count. */
  isKnown?: (failure: { block: string; type: string }) => boolean;
}

/** What the shells say after a switch. */
export interface AfterSwitchResult {
  report: AfterSwitch;
  /** Failures of which the switch is the cause. */
  failures: readonly PageFailure[];
}

/** Asks the shells, after a switch, for the pages that it touches, as they render them now. */
export interface AfterSwitchCheck {
  /** Takes at most ten seconds. Never throws. */
  check(change: Switch): Promise<AfterSwitchResult>;
  /** Whether a shell has announced itself within the last ten seconds. */
  hasShells(): boolean;
  /** Ends running checks. */
  close(): void;
}

export function createAfterSwitch({
  shells,
  ask,
  releases,
  settings,
}: {
  shells: AnnouncedShells;
  ask: AskShell;
  releases: Pick<ReleaseStore, 'find'>;
  /** Hashes of the settings with which the gate renders. */
  settings: string;
}): AfterSwitchCheck {
  const closing = new AbortController();
  return {
    async check({ liveSet, previous, touchedPaths, isKnown = () => false }) {
      const deadline = performance.now() + TIME_MS;
      const announced = shells.list();
      const addresses = announced.map(({ address }) => address);
      if (addresses.length === 0) {
        return unchecked('No shell announced itself, so no page was asked after the switch.');
      }
      const touched = await touchedPaths().catch((error: Error) => error);
      if (touched instanceof Error) {
        return unchecked(
          `No page was asked after the switch, because it is unknown which: ${touched.message}`,
        );
      }
      const paths = touched.slice(0, MAX_PAGES);
      const switched = compareSets(liveSet, previous, (release) => releases.find(release));
      const checked = await checkPages({
        liveSet: liveSet.id,
        paths,
        shells: addresses,
        failuresOf: (check) => failuresOf(check, switched).filter((failure) => !isKnown(failure)),
        ask,
        deadline,
        signal: closing.signal,
      });
      const report = reportOf(checked, touched.length, addresses);
      report.unchecked.push(...announced.flatMap((shell) => otherSettings(shell, settings)));
      return { report, failures: checked.failures };
    },
    hasShells: () => shells.list().length > 0,
    close: () => closing.abort(),
  };
}

function unchecked(sentence: string): AfterSwitchResult {
  return { report: { shells: [], pages: 0, failures: [], unchecked: [sentence] }, failures: [] };
}

/** A sentence for a shell that gives blocks other settings than the gate did. */
function otherSettings({ address, settings: own }: AnnouncedShell, settings: string): string[] {
  const names = own === undefined ? [] : differingSettings(settings, own);
  if (names.length === 0) return [];
  return [
    `Blocks were not rendered with the settings of shell ${address}: the registry has another value of ${names.join(' and of ')}.`,
  ];
}

function reportOf(checked: CheckedPages, touched: number, addresses: readonly string[]): AfterSwitch {
  const { pages, failures, unanswered, unavailable } = checked;
  const sentences = [...unavailable].map(
    ([shell, reason]) => `Shell ${shell} was not asked any more: ${reason}.`,
  );
  const [first] = unanswered;
  if (first) {
    sentences.push(`${countPages(unanswered.length)} had no answer, such as ${first.path}: ${first.reason}.`);
  }
  const left = touched - pages - unanswered.length;
  if (left > 0 && failures.length === 0) {
    sentences.push(`${countPages(left)} of ${touched} that the switch touches were not asked.`);
  }
  return {
    shells: addresses.filter((shell) => !unavailable.has(shell)),
    pages,
    failures: failures.map(({ path, shell, reason }) => ({ path, shell, reason })),
    unchecked: sentences,
  };
}

function countPages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

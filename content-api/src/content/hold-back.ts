import { positionsIn, type TextPosition } from '@stadtraum/server-base/json-text';
import type { HeldBack } from '../kernel/held-back.ts';
import {
  ContentInvalidError,
  ContentOwnedError,
  type ContentProblem,
  describeProblem,
  locationOf,
} from '../kernel/problems.ts';
import { type CheckedSources, type CheckOptions, checkSources } from './check-sources.ts';
import { type ContentUnit, ContentUnits, declaresCollection, isChanged, versionOf } from './content-units.ts';
import { deadLinks } from './links.ts';
import { type OwnedFiles, ownedName, problemsFor, splitOwnedName, WORKSPACE } from './owners.ts';
import { placeInWords } from './place-in-words.ts';
import type { SiteContent } from './site-content.ts';

/** Each round holds back at least one more unit; real content takes two or three. */
const MAX_ROUNDS = 50;

/** A valid whole: what was sent, with the stored version of everything that does not fit. */
export interface AcceptedContent extends CheckedSources {
  /** The files of the owner that go live. */
  accepted: OwnedFiles;
  heldBack: HeldBack[];
  /** Sentences about problems of others' content that existed before, and about links to pages that are held back. */
  warnings: string[];
}

/**
 * Accepts content unit by unit: a page, a record or a shared file that does not fit stays as it was, or stays away if it is new, and so
 * does what depends on it in a way that would break the site. The rest goes live. Decision 0152 has the rules.
 *
 * @param sent the new files of one owner
 * @param stored the stored files of all owners
 * @throws CONTENT_OWNED_BY_ANOTHER if the load takes something without a change that could be held back; CONTENT_INVALID if no part of the content can be identified as the cause, or if no page would be left
 */
export async function acceptContent(
  sent: OwnedFiles,
  stored: readonly OwnedFiles[],
  options: CheckOptions,
): Promise<AcceptedContent> {
  const { owner } = sent;
  const units = new ContentUnits(
    sent,
    stored.find((source) => source.owner === owner),
  );
  const held = new Holding(units, sent);
  held.holdSent(sent.problems);
  let before: Promise<ReadonlySet<string>> | undefined;
  // The stored content has problems only if what it is checked against has changed.
  const knownBefore = () => {
    before ??= checkSources(stored, owner, {
      ...options,
      isKnown: ({ isMissing = false }) => isMissing,
    }).then(({ between }) => new Set(between.map((problem) => keyOf(problem, stored))));
    return before;
  };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const accepted = units.assemble();
    const sources = withSource(stored, accepted);
    const checked = await checkSources(sources, owner, {
      ...options,
      waitingPaths: units.waitingPaths(),
      isKnown: (problem) => held.isKnown(problem),
    });
    if (checked.taken.length > 0) {
      if (held.holdTaken(checked.taken)) continue;
      throw new ContentOwnedError(problemsFor(owner, checked.taken));
    }
    const problems = checked.inFiles.length > 0 ? checked.inFiles : checked.between;
    const open = problems.filter((problem) => !held.isKnown(problem));
    if (open.some((problem) => held.attribute(problem))) {
      held.holdAttributed(open);
      continue;
    }
    const known = open.length === 0 || checked.inFiles.length > 0 ? new Set<string>() : await knownBefore();
    const unknown = open.filter((problem) => !known.has(keyOf(problem, sources)));
    if (unknown.length > 0 || checked.content.pages.length === 0) {
      throw new ContentInvalidError([...held.problems(), ...problemsFor(owner, unknown)]);
    }
    held.keep(open.filter(({ file }) => splitOwnedName(file).owner === owner));
    const others = open.filter(({ file }) => splitOwnedName(file).owner !== owner);
    const inWords = (found: ContentProblem[]) =>
      held.describe(problemsFor(owner, found)).map(describeProblem);
    const warnings = [
      ...inWords(others).map((line) => `The content of others is invalid: ${line}`),
      ...inWords(linksToWaiting(checked.content)),
    ];
    return { ...checked, accepted, heldBack: held.list(), warnings };
  }
  throw new ContentInvalidError(held.problems());
}

/** What stays as it was, and why. */
class Holding {
  readonly #units: ContentUnits;
  readonly #sent: OwnedFiles;
  readonly #reasons = new Map<ContentUnit, ContentProblem[]>();
  /** Find the places of problems in the files' texts. */
  readonly #positions = new Map<string, (pointer: string) => TextPosition>();

  constructor(units: ContentUnits, sent: OwnedFiles) {
    this.#units = units;
    this.#sent = sent;
  }

  /** Holds the units of problems in the files as they were sent. */
  holdSent(problems: readonly ContentProblem[]): void {
    for (const problem of problems) {
      const file = ownedName(this.#units.owner, problem.file);
      this.#hold(this.#units.atSent(problem.file, problem.pointer), { ...problem, file });
    }
  }

  /**
   * Whether a problem needs nothing more: it is in a new unit that is held back and therefore not on the site, or a file is missing that
   * neither the load nor the site has, which is reported here.
   */
  isKnown(problem: ContentProblem): boolean {
    const { file, pointer, isMissing = false } = problem;
    const unit = this.#ownUnit(file, pointer);
    if (!unit && isMissing) {
      const isOwn = splitOwnedName(file).owner === this.#units.owner;
      if (isOwn) this.#hold(this.#units.atSent(file, ''), { ...problem, pointer: '' });
      return true;
    }
    return unit?.isHeld === true && versionOf(unit) === undefined;
  }

  /** The changes that may have caused a problem: the first one is held back. */
  attribute(problem: ContentProblem): readonly ContentUnit[] | undefined {
    const { file, pointer, others = [] } = problem;
    const own = this.#ownUnit(file, pointer);
    const removed = 'target' in problem ? this.#units.removedPage(String(problem.target)) : undefined;
    const places = [file, ...others].filter((name) => splitOwnedName(name).owner === this.#units.owner);
    const elsewhere = others.flatMap((name) => this.#ownUnit(...splitPlace(name)) ?? []);
    const suspects = [own, ...elsewhere, removed]
      .flatMap((unit) => unit ?? [])
      .map((unit) => (declaresCollection(unit.file) ? this.#units.ofCollection(unit.file) : [unit]));
    const collections = places.map((name) => this.#units.ofCollection(splitOwnedName(name).file));
    return [...suspects, ...collections]
      .map((group) => group.filter((unit) => !unit.isHeld))
      .find((group) => group.some(isChanged));
  }

  /** Holds what would take something from another owner. @returns false if a problem is in nothing that the load changes */
  holdTaken(problems: readonly ContentProblem[]): boolean {
    const groups = problems.map((problem) => this.attribute(problem));
    if (groups.includes(undefined)) return false;
    this.holdAttributed(problems);
    for (const unit of groups.flatMap((group) => group ?? [])) unit.isTaken = true;
    return true;
  }

  holdAttributed(problems: readonly ContentProblem[]): void {
    const attributed = problems.map((problem) => ({ problem, group: this.attribute(problem) }));
    const sent = attributed.map(({ problem }) => this.#asSent(problem));
    for (const [index, { group }] of attributed.entries()) {
      const problem = sent[index];
      const [first] = group ?? [];
      if (!group || !first || !problem) continue;
      for (const unit of group) unit.isHeld = true;
      const file = splitOwnedName(problem.file).file;
      this.#hold(group.find((unit) => unit.file === file && isChanged(unit)) ?? first, problem);
    }
  }

  /** Reports problems of units whose stored version has them too: what it is checked against has changed. */
  keep(problems: readonly ContentProblem[]): void {
    for (const problem of problems) {
      const unit = this.#ownUnit(problem.file, problem.pointer);
      if (unit) this.#hold(unit, withGrowth(this.#asSent(problem)));
    }
  }

  /** All problems, as the owner of the files knows them. */
  problems(): ContentProblem[] {
    return this.list().flatMap(({ problems }) => problems);
  }

  list(): HeldBack[] {
    return [...this.#reasons].map(([unit, problems]) => ({
      file: unit.file,
      ...(unit.record !== undefined && { record: unit.record }),
      isOnSite: versionOf(unit) !== undefined,
      problems: this.describe(problemsFor(this.#units.owner, problems)),
    }));
  }

  /** Adds lines, columns and words to problems in files that were sent. */
  describe(problems: readonly ContentProblem[]): ContentProblem[] {
    return problems.map(({ file, pointer, position, twin, ...problem }) => {
      const located = this.#locate(file, pointer);
      const other = twin && locationOf({ ...twin, ...this.#locate(twin.file, twin.pointer) });
      const reason = other === undefined ? problem.reason : `${problem.reason}. Die andere Stelle: ${other}`;
      return { file, pointer, reason, ...located, ...(position && { position }) };
    });
  }

  #locate(file: string, pointer: string): Pick<ContentProblem, 'position' | 'place'> {
    const json = this.#sent.files.find((candidate) => candidate.file === file)?.json;
    const position = pointer === '' ? undefined : this.#positionOf(file, pointer);
    const place = json === undefined ? '' : placeInWords(json, pointer);
    return {
      ...(position && { position }),
      ...(place !== '' && { place }),
    };
  }

  /** Undefined if the text is unknown. Each text is parsed once. */
  #positionOf(file: string, pointer: string): TextPosition | undefined {
    const text = this.#sent.texts?.get(file);
    if (text === undefined) return undefined;
    const find = this.#positions.get(file) ?? positionsIn(text);
    this.#positions.set(file, find);
    return find(pointer);
  }

  #ownUnit(name: string, pointer: string): ContentUnit | undefined {
    const { owner, file } = splitOwnedName(name);
    return owner === this.#units.owner ? this.#units.at(file, pointer) : undefined;
  }

  /** The problem with the pointer into the file as it was sent, whose records may be at other places. */
  #asSent(problem: ContentProblem): ContentProblem {
    const unit = this.#ownUnit(problem.file, problem.pointer);
    if (unit?.record === undefined || !unit.sent) return problem;
    return { ...problem, pointer: problem.pointer.replace(/^\/\d+/, `/${unit.sent.index}`) };
  }

  #hold(unit: ContentUnit, problem: ContentProblem): void {
    unit.isHeld = true;
    const reasons = this.#reasons.get(unit);
    if (reasons) reasons.push(problem);
    else this.#reasons.set(unit, [problem]);
  }
}

/** The sources after the load: the workspace's first, then the others by name. */
export function withSource(stored: readonly OwnedFiles[], loaded: OwnedFiles): OwnedFiles[] {
  const others = stored.filter(({ owner }) => owner !== loaded.owner);
  const all = loaded.names.length > 0 ? [...others, loaded] : others;
  return all.sort((a, b) => rank(a) - rank(b) || (a.owner < b.owner ? -1 : 1));
}

const rank = ({ owner }: OwnedFiles) => (owner === WORKSPACE ? 0 : 1);

/** Identifies a problem, whatever place its record has in the file. */
function keyOf({ file, pointer, reason }: ContentProblem, sources: readonly OwnedFiles[]): string {
  const { owner, file: name } = splitOwnedName(file);
  const source = sources.find((candidate) => candidate.owner === owner);
  const json = source?.files.find((candidate) => candidate.file === name)?.json;
  const [, index, rest = ''] = /^\/(\d+)(.*)$/s.exec(pointer) ?? [];
  const uid = Array.isArray(json) && index !== undefined ? json[Number(index)]?.uid : undefined;
  return JSON.stringify([file, uid === undefined ? pointer : `${uid}${rest}`, reason]);
}

/** The file and the place of `collections/offers/records.json#/3`. */
function splitPlace(name: string): [file: string, pointer: string] {
  const [file = '', pointer = ''] = name.split('#');
  return [file, pointer];
}

/** Leads to the way in which a schema grows, where content that was valid is not any more. */
function withGrowth(problem: ContentProblem): ContentProblem {
  if (problem.release === undefined) return problem;
  const growth = `Das verlangt erst ${problem.release}; für dessen Team: docs/teams.md, „Growing a schema“`;
  return { ...problem, reason: `${problem.reason}. ${growth}` };
}

/** Links to pages that are held back and were never on the site. */
function linksToWaiting(content: SiteContent): ContentProblem[] {
  const links = deadLinks(content, content.livePaths);
  return links.map((link) => ({
    ...link,
    reason: `Der Link führt zu ${link.target}; diese Seite ist noch nicht auf der Website`,
  }));
}

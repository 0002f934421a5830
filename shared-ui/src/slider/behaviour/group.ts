/** Sliders that show the same slide. A slider that is linked to no other is a group of its own. */
export interface Group {
  /** The current slide, or the target of the running move. */
  readonly index: number;
  add(member: GroupMember, signal: AbortSignal): void;
  /** @param scrolled the slider that the visitor has scrolled, which only marks its slide */
  show(index: number, scrolled?: GroupMember): void;
}

export interface GroupMember {
  mark(index: number): void;
  moveTo(index: number): void;
  /** Number of slides. */
  count: number;
}

/** @param progress a bar that shows the group's position */
export function createGroup(progress?: HTMLProgressElement | null): Group {
  const members = new Set<GroupMember>();
  let current = 0;
  return {
    get index() {
      return current;
    },
    add(member, signal) {
      members.add(member);
      member.mark(current);
      signal.addEventListener('abort', () => members.delete(member));
    },
    show(index, scrolled) {
      current = index;
      for (const member of members) {
        member.mark(index);
        if (member !== scrolled) member.moveTo(index);
      }
      const [first] = members;
      if (progress && first) progress.value = (progress.max * index) / (first.count - 1);
    },
  };
}

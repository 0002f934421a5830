/** Whether a modifier key is pressed: browsers then open a link in another window or tab, or run a shortcut. */
export function hasModifier(event: Modifiers): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** The modifier keys of a mouse or keyboard event. */
export interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Adds what jsdom's `<dialog>` lacks: opening as a modal dialog, closing, and moving the focus. It makes nothing inert: only a
 * real browser can prove that.
 */
export function installModalDialogs(): void {
  const opener = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal(): void {
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
    opener.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };

  HTMLDialogElement.prototype.close = function close(): void {
    if (!this.open) return;
    this.open = false;
    const before = opener.get(this);
    if (before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

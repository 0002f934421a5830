/**
 * Adds to jsdom's `<dialog>` the missing methods to open and close it as a modal, including the focus. The page does not become
 * inert; only tests in a real browser can check that.
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

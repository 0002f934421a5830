/** In a guarded process: takes its parent's messages, and exits when the parent is gone or closes it. */
export function receive<Message>(listener: (message: Message) => void): void {
  process.on('disconnect', () => process.exit());
  process.on('message', listener);
}

/** In a guarded process: resolves when the message has left it. What follows may never return. */
export function report(message: unknown): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

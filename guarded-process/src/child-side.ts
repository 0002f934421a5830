// Imported, because the language layer takes the global away.
import process from 'node:process';

/** In a guarded process: handles the messages of the parent, and exits when the parent ends or closes the process. */
export function receive<Message>(listener: (message: Message) => void): void {
  process.on('disconnect', () => process.exit());
  process.on('message', listener);
}

/** In a guarded process: sends a message and resolves once it is sent. Wait for it before code that may never return. */
export function report(message: unknown): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

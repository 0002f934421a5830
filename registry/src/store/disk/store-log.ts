/** Takes warnings about damaged files; a pino logger is one. */
export interface StoreLog {
  warn(details: object, message: string): void;
}

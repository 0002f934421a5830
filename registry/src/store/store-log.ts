/** The part of a pino logger that the store uses to warn about damaged files. */
export interface StoreLog {
  warn(details: object, message: string): void;
}

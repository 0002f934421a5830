/** Where the stores report what they found and survived; a pino logger is one. */
export interface StoreLog {
  warn(details: object, message: string): void;
}

/** Incorrect use of the generator: the message is printed without a stack. */
export class GeneratorError extends Error {}

/** What somebody who calls the generator wrongly is told; one message for people, no stack. */
export class GeneratorError extends Error {}

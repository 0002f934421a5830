/** A line of a stack, with its place in the source if that is known. */
export interface StackFrame {
  /** As the browser wrote it. */
  text: string;
  /** Path from the package's folder. */
  file?: string;
  line?: number;
  /** The line itself with the two before and after it, each as `number  code`. */
  excerpt?: string[];
}

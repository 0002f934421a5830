import { CONTENT_CHECKER, type ContentChecker } from '../content/content-checker.ts';
import { SOURCE_PROGRAM } from './media-files.ts';

/** The program that checks content, run from its source, which cannot be confined. */
export const SOURCE_CHECKER: ContentChecker = {
  ...CONTENT_CHECKER,
  nodeOptions: SOURCE_PROGRAM.nodeOptions,
  confinement: { language: false, permission: false, user: false, namespace: undefined, reasons: {} },
};

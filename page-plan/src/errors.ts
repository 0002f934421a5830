import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors found while planning a page; the page is shown without the affected block. */
export const planError = defineErrors({
  BLOCK_UNKNOWN: {
    title: 'Unknown block type',
    message: 'Block {block} on {path} has type {type}, which no live release declares.',
    remedy: 'Activate the remote that owns it, or correct the content.',
  },
  BLOCK_CONTENT_INVALID: {
    title: 'Invalid block content',
    message: 'Block {block} ({type}) on {path}: {reason}.',
    remedy: 'Correct the content; until then the block is skipped.',
  },
});

import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of planning a page: what it is shown without. */
export const planError = defineErrors({
  BLOCK_UNKNOWN: {
    title: 'A block type is unknown',
    message: 'Block {block} on {path} has type {type}, which no live release owns.',
    remedy: 'Activate the remote that owns it, or correct the content.',
  },
  BLOCK_CONTENT_INVALID: {
    title: 'A block has invalid content',
    message: 'Block {block} ({type}) on {path}: {reason}.',
    remedy: 'Correct the content; the block is left out until then.',
  },
});

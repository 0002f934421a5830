export { defineEvent } from '@stadtraum/contracts/events';
export {
  type BlockDeclaration,
  type BlockDefinition,
  type BlockExample,
  type BlockProps,
  defineBlock,
} from './define-block.ts';
export { belongsTo, ownedKeys } from './query-keys.ts';

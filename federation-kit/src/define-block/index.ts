export {
  type BlockDeclaration,
  type BlockDefinition,
  type BlockExample,
  type BlockProps,
  defineBlock,
} from './define-block.ts';

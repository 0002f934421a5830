import { describeConformance } from '@stadtraum/federation-kit/testing';
import block from './block.ts';
import examples from './call-to-action.examples.ts';

describeConformance(block, examples);

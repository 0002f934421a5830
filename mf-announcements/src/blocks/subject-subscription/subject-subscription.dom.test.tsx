import { describeConformance } from '@stadtraum/federation-kit/testing';
import block from './block.ts';
import examples from './subject-subscription.examples.ts';

describeConformance(block, examples);

import { describeConformance } from '@stadtraum/federation-kit/testing';
import block from './block.ts';
import examples from './video.examples.ts';

describeConformance(block, examples);

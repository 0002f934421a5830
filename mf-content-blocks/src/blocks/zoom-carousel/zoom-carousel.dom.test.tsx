import { describeConformance } from '@stadtraum/federation-kit/testing';
import block from './block.ts';
import examples from './zoom-carousel.examples.ts';

describeConformance(block, examples);

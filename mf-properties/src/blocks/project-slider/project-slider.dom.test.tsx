import { describeConformance } from '@stadtraum/federation-kit/testing';
import block from './block.ts';
import examples from './project-slider.examples.ts';

describeConformance(block, examples);

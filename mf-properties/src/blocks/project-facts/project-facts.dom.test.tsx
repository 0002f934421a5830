import { describeConformance } from '@stadtraum/federation-kit/testing';
import block from './block.ts';
import examples from './project-facts.examples.ts';

describeConformance(block, examples);

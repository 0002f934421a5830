import { describeConformance } from '@stadtraum/federation-kit/testing';
import block from './block.ts';
import examples from './lightbox-links.examples.ts';

describeConformance(block, examples);

import { describeConformance } from '@stadtraum/federation-kit/testing';
import block from './block.ts';
import examples from './offer-teasers.examples.ts';

describeConformance(block, examples);

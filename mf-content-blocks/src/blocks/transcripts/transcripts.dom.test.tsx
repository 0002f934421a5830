import { describeConformance } from '@stadtraum/federation-kit/testing';
import disclosure from '@stadtraum/shared-ui/behaviours/disclosure';
import block from './block.ts';
import examples from './transcripts.examples.ts';

describeConformance(block, examples, { disclosure });

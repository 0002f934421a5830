import { describeConformance } from '@stadtraum/federation-kit/testing';
import tabs from '@stadtraum/shared-ui/behaviours/tabs';
import block from './block.ts';
import examples from './tabs.examples.ts';

describeConformance(block, examples, { tabs });

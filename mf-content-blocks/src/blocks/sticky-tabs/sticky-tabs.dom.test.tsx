import { describeConformance } from '@stadtraum/federation-kit/testing';
import stickyTabs from '@stadtraum/shared-ui/behaviours/sticky-tabs';
import block from './block.ts';
import examples from './sticky-tabs.examples.ts';

describeConformance(block, examples, { 'sticky-tabs': stickyTabs });

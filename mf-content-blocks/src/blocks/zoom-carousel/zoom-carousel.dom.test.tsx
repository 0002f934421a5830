import { describeConformance } from '@stadtraum/federation-kit/testing';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import block from './block.ts';
import examples from './zoom-carousel.examples.ts';

describeConformance(block, examples, { slider });

import { describeConformance } from '@stadtraum/federation-kit/testing';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import block from './block.ts';
import examples from './intro-slider.examples.ts';

describeConformance(block, examples, { slider });

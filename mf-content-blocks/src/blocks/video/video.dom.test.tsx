import { describeConformance } from '@stadtraum/federation-kit/testing';
import disclosure from '@stadtraum/shared-ui/behaviours/disclosure';
import video from '@stadtraum/shared-ui/behaviours/video';
import block from './block.ts';
import examples from './video.examples.ts';

describeConformance(block, examples, { disclosure, video });

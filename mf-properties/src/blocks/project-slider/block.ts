import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { ProjectSliderContent } from './content.ts';
import ProjectSlider from './project-slider.tsx';

export default defineBlock({
  type: 'project-slider',
  content: ProjectSliderContent,
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: ProjectSlider,
});

import { describeComponent } from '../testing/describe-component.tsx';
import examples from './rich-text.examples.tsx';

describeComponent('RichText', examples);

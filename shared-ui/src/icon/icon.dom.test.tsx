import { describeComponent } from '../testing/describe-component.tsx';
import examples from './icon.examples.tsx';

describeComponent('Icon', examples);

import { describeComponent } from '../testing/describe-component.tsx';
import examples from './heading.examples.tsx';

describeComponent('Heading', examples);

import { describeComponent } from '../testing/describe-component.tsx';
import examples from './card.examples.tsx';

describeComponent('Card', examples);

import { describeComponent } from '../testing/describe-component.tsx';
import examples from './consent-placeholder.examples.tsx';

describeComponent('ConsentPlaceholder', examples);

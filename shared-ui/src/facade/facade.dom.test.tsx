import { describeComponent } from '../testing/describe-component.tsx';
import examples from './facade.examples.tsx';

describeComponent('Facade', examples);

import { TABBED_EXAMPLES } from '../../examples/panels.ts';

export default TABBED_EXAMPLES;

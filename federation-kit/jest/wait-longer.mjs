/* Testing Library waits for a second, in which a busy machine may not load a module. Only its settings are loaded here: not all tests need the rest. */
// @ts-expect-error: the file has no types.
import { configure } from '@testing-library/dom/dist/config.js';

configure({ asyncUtilTimeout: 60_000 });

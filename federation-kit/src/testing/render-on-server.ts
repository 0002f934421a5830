// Must be first: react-dom/server reads these globals when it is loaded.
import './node-globals.js';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { withoutDom } from './without-dom.ts';

/**
 * Renders the block's HTML as the renderer does.
 *
 * @throws what the component throws; ReferenceError when it uses a global that renderers do not have
 */
export function renderOnServer(element: ReactElement, id: string): string {
  return withoutDom(() => renderToString(element, { identifierPrefix: `${id}-` }));
}

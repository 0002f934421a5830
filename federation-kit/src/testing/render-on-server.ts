// First: react-dom/server looks for the globals when it is loaded.
import './node-globals.mjs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { withoutDom } from './without-dom.ts';

/**
 * The block's HTML as the renderer makes it.
 *
 * @throws what the component throws; ReferenceError when it uses what only a browser has
 */
export function renderOnServer(element: ReactElement, id: string): string {
  return withoutDom(() => renderToString(element, { identifierPrefix: `${id}-` }));
}

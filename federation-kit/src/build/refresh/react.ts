/*
 * Takes the place of `react` and `react/jsx-dev-runtime` in a remote's code in development. It renders components through their proxies, and
 * hooks with dependencies run again after an exchange, because their functions may have changed.
 */
import * as React from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { createRefresh, type Hooks, type Refresh } from './refresh.ts';

// @ts-expect-error Its types declare it as a CommonJS module.
export * from 'react';
export { default } from 'react';
export { Fragment };

declare const __webpack_share_scopes__: { default: unknown };

/** The script of the composed page (`registry dev --in`) finds it by this name. */
const NAME = Symbol.for('stadtraum.refresh');

/** All containers of the page share it. */
const page = globalThis as { [NAME]?: Refresh };
page[NAME] ??= createRefresh(React.useSyncExternalStore, (url) => import(/* webpackIgnore: true */ url));
const refresh = page[NAME];
const container = refresh.add(__webpack_share_scopes__.default);

/** What the compiler's code in a module calls. @param file of the module */
export function refreshIn(file: string) {
  return {
    register: (component: unknown, name: string) => refresh.register(container, `${file} ${name}`, component),
    describe:
      () =>
      (component?: never, key?: string, resets = false, custom: Hooks['custom'] = () => []) => {
        // A component also calls this when it renders.
        if (key !== undefined && component) refresh.describe(component, { key, resets, custom });
        return component;
      },
  };
}

export const rootOf: Refresh['rootOf'] = (component) => refresh.rootOf(component);

export function jsxDEV(
  type: React.ElementType,
  props: object,
  key: React.Key | undefined,
  isStatic: boolean,
) {
  return (isStatic ? jsxs : jsx)(refresh.proxyOf(type), props, key);
}

export function createElement(
  type: React.ElementType,
  ...others: [props: object, ...children: React.ReactNode[]]
) {
  return React.createElement(refresh.proxyOf(type), ...others);
}

export const useEffect = renewed(React.useEffect);
export const useLayoutEffect = renewed(React.useLayoutEffect);
export const useInsertionEffect = renewed(React.useInsertionEffect);
export const useMemo = renewed(React.useMemo);
export const useCallback = renewed(React.useCallback);

export const useImperativeHandle = renewed(React.useImperativeHandle, 2);

/** @param position of the hook's dependencies among its parameters */
function renewed<Hook extends (...parameters: never[]) => unknown>(hook: Hook, position = 1): Hook {
  const run = hook as unknown as (...parameters: unknown[]) => unknown;
  return ((...parameters: unknown[]) => {
    const dependencies = parameters[position] as React.DependencyList | undefined;
    if (dependencies) parameters[position] = [...dependencies, refresh.count()];
    return run(...parameters);
  }) as unknown as Hook;
}

import { RENDERER_GLOBALS } from './node-globals.js';

/**
 * Runs `render` as in a renderer: without `window`, `document` and all other globals that a renderer does not give, such as `fetch`,
 * `process` and `Buffer`.
 *
 * @throws what `render` throws; a ReferenceError or TypeError when it needs one of these globals
 */
export function withoutDom<T>(render: () => T): T {
  const page = pageSwitch();
  const hidden = hideGlobals();
  page.hide();
  try {
    return render();
  } finally {
    page.show();
    Object.defineProperties(globalThis, hidden);
  }
}

function hideGlobals(): PropertyDescriptorMap {
  const hidden: PropertyDescriptorMap = {};
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    // Names with an underscore are jsdom's own.
    if (descriptor.configurable !== true || RENDERER_GLOBALS.has(name) || name.startsWith('_')) continue;
    hidden[name] = descriptor;
    Reflect.deleteProperty(globalThis, name);
  }
  return hidden;
}

interface PageSwitch {
  hide(): void;
  show(): void;
}

declare global {
  var federationKitPageSwitch: PageSwitch | undefined;
}

/**
 * `window`, `document` and `location` cannot be deleted from the global object. But top-level variables of a script shadow its
 * properties, and can be set to undefined and back.
 */
const SWITCH_SCRIPT = `
  let window = globalThis.window, document = globalThis.document, location = globalThis.location;
  globalThis.federationKitPageSwitch = {
    hide: () => { window = document = location = undefined; },
    show: () => { ({ window, document, location } = globalThis); },
  };`;

function pageSwitch(): PageSwitch {
  if (globalThis.federationKitPageSwitch === undefined) {
    const script = document.createElement('script');
    script.textContent = SWITCH_SCRIPT;
    document.head.append(script);
    script.remove();
  }
  if (globalThis.federationKitPageSwitch === undefined)
    throw new Error('this test environment does not run scripts');
  return globalThis.federationKitPageSwitch;
}

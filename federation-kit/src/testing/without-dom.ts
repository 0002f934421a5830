import { NODE_GLOBALS } from './node-globals.mjs';

/**
 * Runs `render` as on a server, where `window`, `document` and everything else that only a browser has is not there.
 *
 * @throws whatever `render` throws, which is a ReferenceError or TypeError when it needs one of them
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
    // Names with an underscore are jsdom's own notes.
    if (descriptor.configurable !== true || NODE_GLOBALS.has(name) || name.startsWith('_')) continue;
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
 * The global object does not let `window`, `document` and `location` be deleted, not even for a moment. But a script's
 * top-level variables of these names come before its properties, and variables can be set to undefined and back.
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
    throw new Error('this test environment runs no scripts');
  return globalThis.federationKitPageSwitch;
}

/* jsdom has no stylesheets that scripts create. */
class AdoptedStyleSheet {
  replaceSync() {}
}
Object.assign(globalThis, { CSSStyleSheet: AdoptedStyleSheet });
Object.assign(Reflect.get(globalThis, 'document'), { adoptedStyleSheets: [] });

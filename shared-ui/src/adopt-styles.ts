/**
 * Adds a stylesheet that is part of a lazy script. Its rules are in their layers, which the page's stylesheets have put in order.
 *
 * @param css the stylesheet's text, from `import css from './settings.css' with { type: 'text' }`
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

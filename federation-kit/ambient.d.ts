/** Files other than code that modules can import in a release build. */

declare module '*.module.css' {
  /** Generated class names, by their names in the stylesheet. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {
  /** The stylesheet's text, if it is imported `with { type: 'text' }`. */
  const css: string;
  export default css;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

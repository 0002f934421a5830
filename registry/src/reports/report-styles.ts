/** Stylesheet of a report's page: light and dark, from 320 px, and on paper. */
export const REPORT_STYLES = `
:root { color-scheme: light dark; --ink: light-dark(#1d2433, #e8ebf2); --faint: light-dark(#535d70, #a9b3c6); --line: light-dark(#cfd6e2, #3b4559); --paper: light-dark(#fff, #161b26); --refused: light-dark(#a01228, #ff8f9d); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 0.5rem; }
h2 span { color: var(--faint); font-weight: 400; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0.35rem 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 0.5rem 1.5rem; margin: 1rem 0; }
dt, .fact { color: var(--faint); font-size: 0.9rem; }
dd { margin: 0; overflow-wrap: anywhere; }
article { border-left: 3px solid var(--line); padding: 0.1rem 0 0.1rem 0.9rem; margin: 1rem 0; }
article.refused { border-color: var(--refused); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.5rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid var(--line); min-width: 5rem; overflow-wrap: anywhere; }
figure { margin: 1rem 0 2rem; }
summary { cursor: pointer; padding: 0.5rem 0; }
.pair { display: flex; gap: 0.75rem; align-items: start; }
.pair > * { min-width: 0; }
figcaption { font-weight: 600; }
.pair p { color: var(--faint); font-size: 0.9rem; }
.pair img { display: block; box-sizing: border-box; max-width: 100%; max-height: 48rem; border: 1px solid var(--line); }
@media print { .pair img { max-height: 16cm; } main { max-width: none; padding: 0; } article, figure, tr { break-inside: avoid; } .wide { overflow: visible; } }
`;

/*
 * Runs in every page of a local shell (`registry dev --in`): shows build errors over the page, exchanges stylesheets, and loads the page
 * again when another release is shown. The page keeps its scroll position.
 */
const PROBLEM_ID = 'development-problem';

/** The side set of which this page consists. */
let shown = new URL(import.meta.url).searchParams.get('set') ?? '';

const changes = new EventSource('/_development/changes');
changes.onmessage = ({ data }) => {
  const { set, problem, styles } = JSON.parse(data);
  if (set !== shown && !exchangeStyles(styles)) return void location.reload();
  shown = set;
  showProblem(problem);
};

/** Loads the new stylesheets of the same HTML. False if more than stylesheets has changed since this page. */
function exchangeStyles(styles) {
  if (styles?.since !== shown) return false;
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    const next = styles.files[link.getAttribute('href')];
    if (next) replaceLink(link, next);
  }
  return true;
}

/** The old stylesheet stays until the new one is there, so that the page is never without styles. */
function replaceLink(link, { href, integrity }) {
  const next = link.cloneNode();
  next.integrity = integrity;
  next.href = href;
  next.onload = () => link.remove();
  link.after(next);
}

function showProblem(problem) {
  document.getElementById(PROBLEM_ID)?.remove();
  if (!problem) return;
  const panel = document.createElement('aside');
  panel.id = PROBLEM_ID;
  panel.lang = 'en';
  panel.setAttribute('role', 'alert');
  panel.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-block-size:60vh;overflow:auto;padding:1rem 1.25rem;margin:0;' +
    'background:#2b0d0d;color:#ffe9e6;border-block-start:4px solid #ff6b5e;font:14px/1.5 ui-monospace,monospace';
  const title = document.createElement('strong');
  title.textContent = `${problem.code}. The page shows the last release that could be built.`;
  const text = document.createElement('pre');
  text.style.cssText = 'margin:.75rem 0 0;white-space:pre-wrap;font:inherit';
  text.textContent = problem.message;
  panel.append(title, text);
  document.body.append(panel);
}

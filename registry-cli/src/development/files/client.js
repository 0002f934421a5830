/*
 * Runs in every page of a local shell (`registry dev --in`): shows build errors over the page. When another release is shown, it exchanges
 * stylesheets and components, or loads the page again, which keeps its scroll position.
 */
const PROBLEM_ID = 'development-problem';

/** The side set of which this page consists. */
let shown = new URL(import.meta.url).searchParams.get('set') ?? '';

const states = new EventSource('/_development/changes');
/** One exchange at a time. */
let pending = Promise.resolve();
states.onmessage = ({ data }) => {
  const state = JSON.parse(data);
  pending = pending.then(() => show(state)).catch(() => location.reload());
};

async function show({ set, problem, changes }) {
  if (set !== shown && !(await exchange(changes))) return void location.reload();
  shown = set;
  showProblem(problem);
}

/** False if the page must be loaded again. */
async function exchange(changes) {
  if (changes?.since !== shown) return false;
  const { styles, components } = changes;
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    const next = styles[link.getAttribute('href')];
    if (next) replaceLink(link, next);
  }
  return components === undefined || exchangeComponents(components);
}

/** False if a changed block is HTML of the server, or its state cannot be kept. */
async function exchangeComponents({ remote, container, scripts, blocks }) {
  const changed = blocks.flatMap((type) => [...document.querySelectorAll(`[data-block-type="${type}"]`)]);
  if (changed.some(({ dataset }) => dataset.islandState !== 'hydrated')) return false;
  if (changed.length === 0) return true;
  const { islands } = JSON.parse(document.getElementById('page-data').textContent);
  const own = Object.values(islands).filter((island) => island.remote === remote);
  // Also of islands that are hydrated later, from the release that rendered the page.
  failures.observe(document.body, { subtree: true, attributeFilter: ['data-island-state'] });
  await Promise.all(scripts.map(preload));
  // See federation-kit/src/build/refresh.
  return globalThis[Symbol.for('stadtraum.refresh')].load(container, [
    ...new Set(own.map(({ expose }) => expose)),
  ]);
}

/** The policy of the page demands a hash, which `import()` cannot name. */
function preload(script) {
  return new Promise((onload, onerror) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', ...script, onload, onerror }),
    );
  });
}

/** An island that fails gets back its HTML of a former release. */
const failures = new MutationObserver((changes) => {
  if (changes.some(({ target }) => target.dataset.islandState === 'failed')) location.reload();
});

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

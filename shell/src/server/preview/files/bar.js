/** Outlines the page's blocks, each with the line of the bar's table about it. */

const bar = document.querySelector('.vorschau');
const toggle = bar?.querySelector('[data-vorschau-umrisse]');
/** @type {{ block: Element, outline: HTMLElement }[]} */
let outlines = [];

function createOutlines() {
  const rows = [...bar.querySelectorAll('[data-vorschau-baustein]')];
  return rows.flatMap((row) => {
    const block = document.querySelector(`[data-block="${CSS.escape(row.dataset.vorschauBaustein)}"]`);
    if (!block) return [];
    const outline = document.createElement('div');
    outline.className = 'vorschau-umriss';
    if (row.classList.contains('vorschau-neu')) outline.dataset.neu = '';
    // The table says the same to screen readers.
    outline.setAttribute('aria-hidden', 'true');
    const label = document.createElement('span');
    label.textContent = [...row.cells].map(({ textContent }) => textContent).join(' · ');
    outline.append(label);
    document.body.append(outline);
    return [{ block, outline }];
  });
}

/** Blocks may have no box of their own (`display: contents`): then the boxes of what is in them count. */
function boxOf(block) {
  const range = document.createRange();
  range.selectNodeContents(block);
  const box = block.getBoundingClientRect();
  return box.width > 0 || box.height > 0 ? box : range.getBoundingClientRect();
}

function placeOutlines() {
  for (const { block, outline } of outlines) {
    const { left, top, width, height } = boxOf(block);
    outline.hidden = width === 0 || height === 0;
    outline.style.left = `${left + scrollX}px`;
    outline.style.top = `${top + scrollY}px`;
    outline.style.width = `${width}px`;
    outline.style.height = `${height}px`;
  }
}

const resize = new ResizeObserver(placeOutlines);

function show() {
  outlines = createOutlines();
  placeOutlines();
  for (const { block } of outlines) resize.observe(block);
  resize.observe(document.body);
}

function hide() {
  resize.disconnect();
  for (const { outline } of outlines) outline.remove();
  outlines = [];
}

if (toggle) {
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    const isShown = toggle.getAttribute('aria-pressed') !== 'true';
    toggle.setAttribute('aria-pressed', String(isShown));
    if (isShown) show();
    else hide();
  });
}

/** Scrolls both frames together, and shows the same page in both when a link in one of them is followed. */

const LIVE = ['vorschau', 'live'];
const frames = {
  live: document.querySelector('[data-side="live"]'),
  preview: document.querySelector('[data-side="preview"]'),
};
/** The frame that the person scrolls: the other one follows. */
let leading;

for (const side of ['live', 'preview']) {
  const frame = frames[side];
  const other = frames[side === 'live' ? 'preview' : 'live'];
  const attach = () => {
    follow(side, frame, other);
    scrollWith(frame, other);
  };
  frame.addEventListener('load', attach);
  // The frame may have been loaded before this script ran.
  if (frame.contentDocument?.readyState === 'complete') attach();
}

/** Path and query of a frame's page, without the parameter that asks for the live page. */
function pageIn(frame) {
  const { pathname, search } = frame.contentWindow.location;
  const parameters = new URLSearchParams(search);
  parameters.delete(LIVE[0]);
  return pathname + (parameters.size > 0 ? `?${parameters}` : '');
}

function follow(side, frame, other) {
  const page = pageIn(frame);
  if (!page.startsWith('/') || other.contentDocument?.readyState !== 'complete' || pageIn(other) === page)
    return;
  const target = new URL(page, location.origin);
  if (side === 'preview') target.searchParams.set(...LIVE);
  other.contentWindow.location.replace(target.href);
}

function scrollWith(frame, other) {
  const { contentWindow } = frame;
  const lead = () => {
    leading = frame;
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin']) {
    contentWindow.addEventListener(type, lead, { passive: true });
  }
  contentWindow.addEventListener(
    'scroll',
    () => {
      if (leading === frame)
        other.contentWindow.scrollTo({ top: contentWindow.scrollY, behavior: 'instant' });
    },
    { passive: true },
  );
}

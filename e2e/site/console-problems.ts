import type { Page } from '@playwright/test';

/** Collects what the browser complains about from now on. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // On a busy machine a picture is preloaded long before it is drawn.
    if (message.text().includes('preloaded using link preload')) return;
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.text()} at ${url}`);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

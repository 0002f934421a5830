import type { Browser } from '@playwright/test';

const GAP = 16;

/** Puts PNG pictures beside each other, all with the same height in pixels. */
export async function sideBySide(
  browser: Browser,
  height: number,
  pictures: readonly Buffer[],
): Promise<Buffer> {
  const page = await browser.newPage();
  const images = pictures.map((picture) => `<img height="${height}" src="${dataUrl(picture)}">`);
  await page.setContent(
    `<body style="margin:0"><div style="display:inline-flex;gap:${GAP}px;padding:${GAP}px;background:#cdd3d3">${images.join('')}</div>`,
  );
  const picture = await page.locator('div').screenshot();
  await page.close();
  return picture;
}

/** Converts a PNG picture to WebP, which is a fifth of its size. */
export async function asWebp(browser: Browser, picture: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85);
  }, dataUrl(picture));
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

function dataUrl(picture: Buffer): string {
  return `data:image/png;base64,${picture.toString('base64')}`;
}

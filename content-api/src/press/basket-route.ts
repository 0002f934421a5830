import { BASKET_ANCHOR, BASKET_PATH, type BasketRefusal } from '@stadtraum/contracts/forms/press-basket';
import type { FastifyInstance } from 'fastify';
import type { Admission } from '../http/admission.ts';
import { berlinDay } from '../kernel/berlin-time.ts';
import type { MediaLibrary } from '../media/catalogue/media-library.ts';
import { readBasketRequest } from './basket-request.ts';
import { writeCaptions } from './captions.ts';
import { archivePictures } from './picture-archive.ts';
import { picturesInBasket } from './pictures-in-basket.ts';
import { readPressAssets } from './read-assets.ts';

/**
 * `GET /daten/presse/bilder.zip?bild=187&bild=190&seite=/presse/bildmaterial` returns a ZIP with the print files of press
 * pictures and, in `bildunterschriften.txt`, the texts to print with them. If there is nothing to send, it redirects back to the
 * page.
 */
export function basketRoute(server: FastifyInstance, admission: Admission, library: MediaLibrary): void {
  server.get(BASKET_PATH, async (request, reply) => {
    const { uids, back } = readBasketRequest(request.url.replace(/^[^?]*/, ''));
    const today = berlinDay(new Date());
    const assets = await admission
      .readerFor(request, 'costly')
      .read((queries) => readPressAssets(queries, uids, today));
    const found = await picturesInBasket(library, uids, assets);
    reply.header('cache-control', 'no-store');
    if (typeof found === 'string') return reply.redirect(addressWithRefusal(back, found), 303);
    const text = { name: 'bildunterschriften.txt', content: writeCaptions(found.named, found.missing) };
    const { stream, bytes } = await archivePictures({ ...text, date: new Date() }, found.files);
    return reply
      .headers({ 'content-length': bytes, 'content-disposition': `attachment; filename="${FILE}"` })
      .type('application/zip')
      .send(stream);
  });
}

const FILE = 'stadtraum-wohnen-pressebilder.zip';

function addressWithRefusal(back: string, refusal: BasketRefusal): string {
  return `${back}?${BASKET_ANCHOR}=${refusal}#${BASKET_ANCHOR}`;
}

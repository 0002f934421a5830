import type { LocalReleaseStore } from '../deployment/local-release-store.ts';
import type { Route } from '../requests/route.ts';
import { assetHandler } from '../routes/assets.ts';
import { exchangedRelease } from './preview-sets.ts';
import type { PreviewAccess } from './with-preview.ts';

const HEADERS = { 'cache-control': 'private, max-age=3600', vary: 'Accept-Encoding, Cookie' };

/**
 * Serves files of exchanged releases to requests with the cookie of a preview that contains the release. All others get what visitors
 * get, so that who only knows the address of such a file gets a 404.
 */
export function previewAsset(
  { cookie, sets }: PreviewAccess,
  store: Pick<LocalReleaseStore, 'read'>,
  serveLive: Route['handle'],
): Route['handle'] {
  return async (request, reply) => {
    const verdict = cookie.read(request.headers);
    const preview =
      verdict.state === 'valid' ? await sets.find(verdict.link.sideSet).catch(() => undefined) : undefined;
    const [, , name = '', version = ''] = request.target.path.split('/');
    const release = preview && exchangedRelease(preview, { name, version });
    if (!release) return serveLive(request, reply);
    const source = {
      find: async () => release,
      read: (_release: unknown, path: string) => store.read(release, path),
    };
    return assetHandler(source, HEADERS)(request, reply);
  };
}

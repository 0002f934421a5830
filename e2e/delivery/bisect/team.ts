import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { formOf, type RegistryResponse, type Release } from '../../faults/stage/releases.ts';
import {
  integrityOf,
  postJson,
  publicKeyText,
  signRequest,
  workspaceKey,
} from '../../site/signed-request.ts';
import type { Site } from '../../site/site.ts';

/** A team with a key of its own for some remotes. Each of its requests names a commit and a reason. */
export interface Team {
  name: string;
  publish(release: Release, origin: Origin): Promise<void>;
  /** Activates releases in one switch, whatever the gate finds. */
  activate(releases: readonly Release[], origin: Origin): Promise<void>;
  /** Loads content. @returns its revision */
  loadContent(remote: string, files: Record<string, unknown>, origin: Origin): Promise<string>;
}

/** What a request says about itself. */
export interface Origin {
  commit: string;
  reason: string;
}

/** A commit of its own for each text. */
export function commitFor(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** Makes a team that the site's registry trusts. */
export async function addTeam(
  { registryUrl, dataDirectory }: Site,
  name: string,
  remotes: readonly string[],
): Promise<Team> {
  const { privateKey: key } = generateKeyPairSync('ed25519');
  const roles = ['publish', 'activate', 'accept', 'roll-back'];
  const parameters = { publicKey: publicKeyText(key), team: name, remotes, roles };
  await succeed(post(await workspaceKey(dataDirectory), '/keys', { action: 'add-key', parameters }));

  function post(by: KeyObject, path: string, request: Parameters<typeof signRequest>[2]) {
    return signRequest(registryUrl, by, request).then((envelope) => postJson(registryUrl, path, envelope));
  }

  return {
    name,
    async publish({ manifest, files }, origin) {
      const text = JSON.stringify(manifest);
      const { name: remote, version } = manifest;
      const request = { name: remote, version, manifest: integrityOf(text) };
      const envelope = await signRequest(registryUrl, key, {
        ...{ action: 'publish', parameters: request, ...origin },
      });
      const body = formOf(envelope, text, files);
      await succeed(fetch(`${registryUrl}/releases`, { method: 'POST', body }));
    },
    async activate(releases, origin) {
      const named = releases.map(({ manifest }) => ({ name: manifest.name, version: manifest.version }));
      const request = (accept: { finding: string; reason: string }[]) =>
        post(key, '/activations', {
          ...{ action: 'activate', parameters: { releases: named, accept }, ...origin },
        });
      const response = await request([]);
      if (response.ok) return;
      const { findings = [], ...refusal } = (await response.json()) as RegistryResponse['body'];
      if (refusal.code !== 'GATE_REFUSED') throw new Error(JSON.stringify(refusal));
      const refused = findings.filter(({ severity }) => severity === 'refused');
      await succeed(request(refused.map(({ id }) => ({ finding: id, reason: origin.reason }))));
    },
    async loadContent(remote, files, origin) {
      const request = { action: 'load-content', parameters: { name: remote, files }, ...origin };
      const loaded = await succeed<{ changed: boolean; revision: string; heldBack?: unknown[] }>(
        post(key, '/content', request),
      );
      if (loaded.changed && !loaded.heldBack?.length) return loaded.revision;
      throw new Error(`The content was not loaded: ${JSON.stringify(loaded)}`);
    },
  };
}

async function succeed<Body>(request: Promise<Response>): Promise<Body> {
  const response = await request;
  const body = (await response.json()) as Body;
  if (response.ok) return body;
  throw new Error(`${response.status} ${JSON.stringify(body)}`);
}

import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, postJson, signRequest } from '../../site/signed-request.ts';

const KEY_VARIABLE = 'FAULT_STAGE_KEY';

/** Signs all requests with the key of the registry with this data directory. Its copies trust the same key. */
export function signWithKeyOf(dataDirectory: string): void {
  process.env[KEY_VARIABLE] = join(dataDirectory, 'keys/workspace.pem');
}

async function signingKey(): Promise<KeyObject> {
  return createPrivateKey(await readFile(process.env[KEY_VARIABLE] ?? ''));
}

/** A built release: its manifest and its files by path. */
export interface Release {
  manifest: Manifest;
  files: ReadonlyMap<string, Buffer>;
}

/** The parts of a release's manifest that the tests use. */
export interface Manifest {
  name: string;
  version: string;
  contract: number;
  files: Record<string, { integrity: string; bytes: number }>;
  blocks: { type: string; stylesheets: string[]; chunks: string[] }[];
  uses: Record<string, string>;
  lowestKit?: string;
}

export interface ReleaseChange {
  /** Contents of new or changed files, by path. */
  files?: Record<string, string>;
  manifest?: (manifest: Manifest) => void;
}

export async function readRelease(directory: string): Promise<Release> {
  const manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as Manifest;
  const files = new Map<string, Buffer>();
  for (const path of Object.keys(manifest.files)) files.set(path, await readFile(join(directory, path)));
  return { manifest, files };
}

/** Changes a release as a faulty build would: hashes and version still match the content. */
export function changeRelease(release: Release, { files = {}, manifest: change }: ReleaseChange): Release {
  const manifest = structuredClone(release.manifest);
  const allFiles = new Map(release.files);
  for (const [path, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    allFiles.set(path, bytes);
    manifest.files[path] = { integrity: integrityOf(bytes), bytes: bytes.length };
  }
  change?.(manifest);
  const hash = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  manifest.version = `${manifest.version.replace(/-.*/, '')}-${hash.slice(0, 10)}`;
  return { manifest, files: allFiles };
}

/** Returns a variant of the release with this code at the end of its server bundle. */
export function withServerCode(release: Release, code: string): Release {
  const path = 'server/index.cjs';
  return changeRelease(release, { files: { [path]: `${fileText(release, path)}\n${code}\n` } });
}

/** Returns a variant of the release whose only example of block `trial` has this content. */
export function withExample(release: Release, content: Record<string, string>): Release {
  const path = 'server/examples.json';
  const others = (JSON.parse(fileText(release, path)) as { type: string }[]).filter(
    ({ type }) => type !== 'trial',
  );
  const examples = [{ type: 'trial', name: 'faulty', content, page: {} }, ...others];
  return changeRelease(release, { files: { [path]: JSON.stringify(examples) } });
}

export function fileText({ files }: Release, path: string): string {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`the release has no ${path}`);
  return bytes.toString();
}

/** A registry's response. */
export interface RegistryResponse {
  status: number;
  body: {
    code?: string;
    message?: string;
    remedy?: string;
    liveSet?: { id: string };
    findings?: { id: string; severity: string }[];
  };
}

export async function publish(registryUrl: string, release: Release): Promise<RegistryResponse> {
  const body = await releaseForm(registryUrl, release);
  return parseResponse(await fetch(`${registryUrl}/releases`, { method: 'POST', body }));
}

export async function activate(registryUrl: string, ...releases: Release[]): Promise<RegistryResponse> {
  return sendActivation(registryUrl, releases, []);
}

/** Activates releases although the gate refuses them: accepts whatever it finds. */
export async function activateAccepted(
  registryUrl: string,
  ...releases: Release[]
): Promise<RegistryResponse> {
  const { findings = [] } = (await activate(registryUrl, ...releases)).body;
  const refused = findings.filter(({ severity }) => severity === 'refused');
  return sendActivation(
    registryUrl,
    releases,
    refused.map(({ id }) => ({ finding: id, reason: 'the test is about what visitors see' })),
  );
}

async function sendActivation(
  registryUrl: string,
  releases: readonly Release[],
  accept: readonly { finding: string; reason: string }[],
): Promise<RegistryResponse> {
  const parameters = {
    releases: releases.map(({ manifest: { name, version } }) => ({ name, version })),
    accept,
  };
  const envelope = await signRequest(registryUrl, await signingKey(), { action: 'activate', parameters });
  return parseResponse(await postJson(registryUrl, '/activations', envelope));
}

/** Fetches the id of a registry's live set. */
export async function fetchLiveSetId(registryUrl: string): Promise<string> {
  const response = await fetch(`${registryUrl}/live-set`);
  return ((await response.json()) as { id: string }).id;
}

/** The request body for publishing a release: the signed request, the manifest, then each file. */
export async function releaseForm(registryUrl: string, { manifest, files }: Release): Promise<FormData> {
  const { name, version } = manifest;
  const text = JSON.stringify(manifest);
  const parameters = { name, version, manifest: integrityOf(text) };
  const envelope = await signRequest(registryUrl, await signingKey(), { action: 'publish', parameters });
  return formOf(envelope, text, files);
}

/** The request body for publishing, from these parts. */
export function formOf(envelope: unknown, manifest: string, files: Iterable<[string, Buffer]>): FormData {
  const form = new FormData();
  form.append('request', new Blob([JSON.stringify(envelope)]), 'request.json');
  form.append('manifest', new Blob([manifest]), 'manifest.json');
  for (const [path, bytes] of files) form.append(path, new Blob([Uint8Array.from(bytes)]), path);
  return form;
}

async function parseResponse(response: Response): Promise<RegistryResponse> {
  return { status: response.status, body: (await response.json()) as RegistryResponse['body'] };
}

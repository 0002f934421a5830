import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishParameters } from '@stadtraum/contracts/registry-api';
import { integrityOf, MANIFEST_FILE, parseManifest } from '@stadtraum/federation-kit/release-files';

/** A built release, ready to send. */
export interface Upload {
  /** They hold the integrity of the manifest's bytes, which the request signs. */
  parameters: PublishParameters;
  /** Appends the manifest, then each file that it lists. */
  appendTo(form: FormData): void;
}

/** @throws CodedError RELEASE_MANIFEST_INVALID, RELEASE_CONTRACT_MISMATCH; NodeJS.ErrnoException for a missing file */
export async function readUpload(directory: string): Promise<Upload> {
  const bytes = await readFile(join(directory, MANIFEST_FILE));
  const { name, version, files } = parseManifest(bytes, directory);
  const paths = Object.keys(files);
  const contents = await Promise.all(paths.map((path) => readFile(join(directory, path))));
  return {
    parameters: { name, version, manifest: integrityOf(bytes) },
    appendTo(form) {
      form.append('manifest', new Blob([bytes]), MANIFEST_FILE);
      for (const [index, path] of paths.entries()) form.append(path, new Blob([contents[index] ?? '']), path);
    },
  };
}

export { replaceDirectoryAtomically, writeFileAtomically } from './atomic-writes.ts';
export { integrityOf } from './integrity.ts';
export { checkKitFit } from './kit-fit.ts';
export { MANIFEST_FILE, parseManifest, readManifest } from './manifest.ts';
export { type VerificationOptions, verifyRelease } from './verification.ts';

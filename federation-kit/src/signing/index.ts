export { openEnvelope, parseEnvelope, signEnvelope } from './envelope.ts';
export {
  generateSigningKey,
  type PublicKey,
  parsePublicKey,
  parseSigningKey,
  readKeyFile,
  type SigningKey,
  writeKeyFile,
} from './keys.ts';
export { encodePreviewToken, openPreviewToken } from './preview-token.ts';
export { encodeReplayToken, openReplayToken } from './replay-token.ts';
export { type RequestToSign, signRequest } from './request.ts';

import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { isNewsRequested } from './news-request.ts';

/** Hydrates the block if the URL asks for its picture (R2.6-1); otherwise it waits for the visitor. */
const openOnRequest: Behaviour = (_root, { platform, hydrate }) => {
  if (isNewsRequested(platform.urlState)) hydrate();
};
export default openOnRequest;

import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { KontaktContent } from './content.ts';
import Kontakt from './kontakt.tsx';

export default defineBlock({
  type: 'kontakt',
  content: KontaktContent,
  hydrate: 'interaction',
  component: Kontakt,
});

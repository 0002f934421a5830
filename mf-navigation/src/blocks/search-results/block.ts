import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SearchResultsContent } from './content.ts';
import SearchResults from './search-results.tsx';

export default defineBlock({
  type: 'search-results',
  content: SearchResultsContent,
  needs: ['path'],
  hydrate: 'none',
  queryKeys: ['q', 'art', 'seite'],
  component: SearchResults,
});

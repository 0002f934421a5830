import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PropertyListingContent } from './content.ts';
import PropertyListing from './property-listing.tsx';

export default defineBlock({
  type: 'property-listing',
  content: PropertyListingContent,
  hydrate: 'interaction',
  behaviours: ['slider', 'lightbox'],
  component: PropertyListing,
});

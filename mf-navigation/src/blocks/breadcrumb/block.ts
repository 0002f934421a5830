import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import Breadcrumb from './breadcrumb.tsx';

/** The way from the start page to this one; everything comes from the page's breadcrumbs. */
export const BreadcrumbContent = Type.Object({}, { additionalProperties: false });
export type BreadcrumbContent = Static<typeof BreadcrumbContent>;

export default defineBlock({
  type: 'breadcrumb',
  content: BreadcrumbContent,
  needs: ['breadcrumbs'],
  hydrate: 'none',
  component: Breadcrumb,
});

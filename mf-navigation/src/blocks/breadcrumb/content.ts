import { type Static, Type } from '@sinclair/typebox';

/** The breadcrumb needs no content of its own: it renders the breadcrumbs of the page. */
export const BreadcrumbContent = Type.Object({}, { additionalProperties: false });
export type BreadcrumbContent = Static<typeof BreadcrumbContent>;

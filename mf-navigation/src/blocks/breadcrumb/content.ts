import { type Static, Type } from '@sinclair/typebox';

/** The way from the start page to this one; everything comes from the page's breadcrumbs. */
export const BreadcrumbContent = Type.Object({}, { additionalProperties: false });
export type BreadcrumbContent = Static<typeof BreadcrumbContent>;

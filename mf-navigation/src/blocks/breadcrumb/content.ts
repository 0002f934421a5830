import { type Static, Type } from '@sinclair/typebox';

/** The path from the start page to this one; all of it comes from the page's breadcrumbs. */
export const BreadcrumbContent = Type.Object({}, { additionalProperties: false });
export type BreadcrumbContent = Static<typeof BreadcrumbContent>;

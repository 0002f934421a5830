import { Type } from '@sinclair/typebox';
import { defineEvent } from '@stadtraum/federation-kit/define-block';

/** The visitor points at a place in a list, or stops: `path` is the path of the place's page, or empty. */
export const placeHighlighted = defineEvent('place/highlighted', Type.Object({ path: Type.String() }));

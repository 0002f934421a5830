import { Type } from '@sinclair/typebox';
import { defineEvent } from '@stadtraum/federation-kit/define-block';

/** The visitor selects a place on a map, or closes the selection: `path` is the path of the place's page, or empty. */
export const placeSelected = defineEvent('place/selected', Type.Object({ path: Type.String() }));

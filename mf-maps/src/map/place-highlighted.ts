import { Type } from '@sinclair/typebox';
import { defineEvent } from '@stadtraum/federation-kit/define-block';

/** What the maps need of another remote's event: the path of the place whose pin they highlight, or an empty string. */
export const placeHighlighted = defineEvent('place/highlighted', Type.Object({ path: Type.String() }));

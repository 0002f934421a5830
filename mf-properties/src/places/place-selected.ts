import { Type } from '@sinclair/typebox';
import { defineEvent } from '@stadtraum/federation-kit/define-block';

/** What lists need of another remote's event: the path of the place that is selected on a map, or an empty string. */
export const placeSelected = defineEvent('place/selected', Type.Object({ path: Type.String() }));

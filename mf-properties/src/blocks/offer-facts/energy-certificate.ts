import { type Static, Type } from '@sinclair/typebox';
import { ENERGY_CLASSES } from './energy-classes.ts';

const Basis = Type.Union([Type.Literal('Bedarf'), Type.Literal('Verbrauch')]);
/** Final energy in kWh/(m²·a). */
const Energy = Type.Number({ minimum: 0, maximum: 2000 });
const Source = Type.String({ minLength: 1, maxLength: 100 });
const Year = Type.Integer({ minimum: 1000, maximum: 2100 });

/** Why there is no certificate: `Baudenkmal (§ 79 Absatz 4 GEG)`. */
const Reason = Type.Optional(Type.String({ minLength: 1, maxLength: 300 }));

/** The details of the energy certificate that every advertisement must state (OpenImmo's `energiepass`). */
export const EnergyCertificate = Type.Union([
  Type.Object(
    {
      state: Type.Literal('residential'),
      basis: Basis,
      demand: Energy,
      source: Source,
      built: Year,
      class: Type.Union(ENERGY_CLASSES.map((name) => Type.Literal(name))),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      state: Type.Literal('non-residential'),
      basis: Basis,
      heat: Energy,
      electricity: Energy,
      source: Source,
      built: Year,
    },
    { additionalProperties: false },
  ),
  Type.Object({ state: Type.Literal('at-viewing'), reason: Reason }, { additionalProperties: false }),
  Type.Object({ state: Type.Literal('not-required'), reason: Reason }, { additionalProperties: false }),
]);
export type EnergyCertificate = Static<typeof EnergyCertificate>;

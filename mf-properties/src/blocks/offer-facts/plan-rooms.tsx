import { formatNumber } from '@stadtraum/shared-ui/german-format';
import { Table } from '@stadtraum/shared-ui/table';
import type { ReactNode } from 'react';
import type { PlanRoom } from '../../offers/offer-record.ts';

/** The rooms on a floor plan with their areas: the plan in words. Says which areas count only in part. */
export function PlanRooms({ rooms, area, areaName }: PlanRoomsProps) {
  const isReduced = rooms.some(({ share = 1 }) => share < 1);
  return (
    <Table
      caption={`Räume und Flächen${isReduced ? '; Balkone und Terrassen zählen nur zum Teil' : ''}`}
      columns={[
        { key: 'room', label: 'Raum', isRowHead: true },
        { key: 'drawn', label: 'Grundfläche', isNumeric: true },
        ...(isReduced ? [{ key: 'counted', label: `davon ${areaName}`, isNumeric: true }] : []),
      ]}
      rows={[
        ...rooms.map(({ name, area: drawn, share = 1 }, index) => ({
          // Two rooms may have the same name.
          key: `${index}-${name}`,
          cells: { room: name, drawn: squareMetres(drawn), counted: squareMetres(drawn * share) },
        })),
        {
          key: 'total',
          cells: {
            room: areaName,
            drawn: isReduced ? '' : strong(squareMetres(area)),
            counted: strong(squareMetres(area)),
          },
        },
      ]}
    />
  );
}

export interface PlanRoomsProps {
  rooms: readonly PlanRoom[];
  /** The offer's area in m²: the sum of what counts. */
  area: number;
  /** `Wohnfläche`, or another name for what counts. */
  areaName: string;
}

/** `6,0 m²`: with as many decimals as the other rooms. */
function squareMetres(area: number): string {
  return `${formatNumber(area, { min: 1, max: 2 })}\u00a0m²`;
}

function strong(text: string): { content: ReactNode } {
  return { content: <strong>{text}</strong> };
}

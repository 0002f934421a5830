import { catalogueCredit } from './catalogue-credit.ts';
import type { CheckKind } from './check-kind.ts';
import { dayOrder } from './day-order.ts';
import { dayRange } from './day-range.ts';
import { energyCertificate } from './energy-certificate.ts';
import { fieldFor } from './field-for.ts';
import { finishedHouse } from './finished-house.ts';
import { floor } from './floor.ts';
import { ownPictures } from './own-pictures.ts';
import { pictureMedium } from './picture-medium.ts';
import { ratio } from './ratio.ts';
import { roomAreas } from './room-areas.ts';
import { statusYear } from './status-year.ts';
import { sum } from './sum.ts';
import { textTimes } from './text-times.ts';

/** The kinds of checks that a collection can declare, by name. */
export const CHECK_KINDS: Readonly<Record<string, CheckKind>> = {
  sum,
  ratio,
  floor,
  'field-for': fieldFor,
  'room-areas': roomAreas,
  'day-order': dayOrder,
  'day-range': dayRange,
  'status-year': statusYear,
  'finished-house': finishedHouse,
  'energy-certificate': energyCertificate,
  'own-pictures': ownPictures,
  'picture-medium': pictureMedium,
  'catalogue-credit': catalogueCredit,
  'text-times': textTimes,
};

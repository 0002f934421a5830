import { Table } from '@stadtraum/shared-ui/table';
import type { ReactNode } from 'react';
import { describeEuro, describeNumber } from '../../facts/german-amounts.ts';
import { isHome } from '../../offers/is-home.ts';
import type { OfferRecord } from '../../offers/offer-record.ts';
import styles from './offer-facts.module.css';

/** The rent with all its parts and what it does not include, and the deposit with how it may be paid. */
export function Rent({ record }: RentProps) {
  const { netRent, operatingCosts, heatingCosts, parkingRent, totalRent, area, notIncluded } = record;
  const parts: [part: string, amount: number | undefined][] = [
    ['Nettokaltmiete', netRent],
    ['Betriebskosten', operatingCosts],
    ['Heizkosten', heatingCosts],
    ['Stellplatz', parkingRent],
  ];
  const rows = parts.flatMap(([part, amount]) =>
    amount === undefined ? [] : [{ key: part, cells: { part, amount: describeEuro(amount) } }],
  );
  return (
    <div className={styles.stack}>
      <Table
        caption="Miete im Monat"
        columns={[
          { key: 'part', label: 'Bestandteil', isRowHead: true },
          { key: 'amount', label: 'Betrag', isNumeric: true },
        ]}
        rows={[
          ...rows,
          { key: 'total', cells: { part: 'Gesamtmiete', amount: strong(describeEuro(totalRent)) } },
        ]}
      />
      <p className={styles.text}>
        {`Die Nettokaltmiete beträgt ${describeEuro(netRent / area)} je Quadratmeter. `}
        {isHome(record) && 'Betriebs- und Heizkosten sind Vorauszahlungen, über die wir jährlich abrechnen.'}
      </p>
      <p className={styles.text}>
        <strong>Nicht enthalten:</strong> {listOf(notIncluded ?? NOT_INCLUDED)}
      </p>
      <p className={styles.text}>
        <strong>Kaution:</strong> {deposit(record)}
      </p>
    </div>
  );
}

export interface RentProps {
  record: OfferRecord;
}

const NOT_INCLUDED = ['Strom', 'Internet und Telefon', 'Rundfunkbeitrag'];

function strong(text: string): { content: ReactNode } {
  return { content: <strong>{text}</strong> };
}

/** `Strom, Internet und Telefon, Rundfunkbeitrag` */
function listOf(names: readonly string[]): string {
  return names.length === 0 ? 'nichts' : names.join(', ');
}

/** § 551 BGB, which lets tenants pay in three instalments, applies to homes only. */
function deposit(record: OfferRecord): string {
  const { deposit: amount, netRent } = record;
  const months = Math.round((100 * amount) / netRent) / 100;
  const rents = months === 1 ? 'eine Nettokaltmiete' : `${describeNumber(months)} Nettokaltmieten`;
  if (amount === 0) return 'Wir verlangen keine Kaution.';
  const sum = `${describeEuro(amount)}, einmalig (${rents}).`;
  return isHome(record)
    ? `${sum} Sie können sie in drei gleichen Monatsraten zahlen, die erste zu Beginn des Mietverhältnisses (§ 551 BGB).`
    : `${sum} Wie Sie sie leisten, vereinbaren wir im Mietvertrag.`;
}

import {
  ASSET_PARAMETER,
  BACK_PARAMETER,
  BASKET_ANCHOR,
  BASKET_PATH,
  type BasketRefusal,
  MAX_ASSETS,
} from '@stadtraum/contracts/forms/press-basket';
import { Button } from '@stadtraum/shared-ui/button';
import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Notice } from '@stadtraum/shared-ui/notice';
import { useEffect, useState } from 'react';
import styles from './press-basket.module.css';
import { getVisitorBasket, useCollectedUids } from './use-basket.ts';

/**
 * The press basket: a form that downloads a ZIP with the print files of the pictures whose cards are ticked. With JavaScript,
 * it also includes pictures collected on other pages and with other filters.
 */
export function PressBasket({ formId, level, path, shownUids, refusal }: PressBasketProps) {
  const collected = useCollectedUids();
  const isHydrated = useBoxesTickedBeforeHydration(formId);
  const isFull = collected.length >= MAX_ASSETS;
  return (
    <section id={BASKET_ANCHOR} className={styles.basket} aria-labelledby={`${formId}-heading`}>
      <div className={styles.text}>
        <Heading level={level} look={4} id={`${formId}-heading`}>
          Merkliste
        </Heading>
        <p>
          Merken Sie Bilder, und laden Sie ihre Druckdateien zusammen mit Bildunterschriften, Bildnachweisen
          und Nutzungshinweisen als eine ZIP-Datei.
        </p>
        {/* Screen readers announce only changes to a live region, so it is rendered before it has text. */}
        <p className={styles.count} aria-live="polite">
          {isHydrated && describeCount(collected.length)}
          {isFull && `. Mehr als ${MAX_ASSETS} fasst sie nicht.`}
        </p>
        {refusal && collected.length === 0 && <Notice kind="warning">{REFUSALS[refusal]}</Notice>}
      </div>
      {/* The behaviour completes a download before hydration, so the browser may start it at once. */}
      <form id={formId} method="get" action={BASKET_PATH} className={styles.actions} data-hold="none">
        <input type="hidden" name={BACK_PARAMETER} value={path} />
        {collected
          .filter((uid) => !shownUids.includes(uid))
          .map((uid) => (
            <input key={uid} type="hidden" name={ASSET_PARAMETER} value={uid} />
          ))}
        <Button type="submit">Als ZIP laden</Button>
        <Button
          variant="quiet"
          className={collected.length === 0 ? styles.hidden : undefined}
          onClick={() => getVisitorBasket().clear()}
        >
          Merkliste leeren
        </Button>
      </form>
    </section>
  );
}

export interface PressBasketProps {
  /** Id of the form, to which the checkboxes on the cards refer. */
  formId: string;
  /** Heading level. */
  level: HeadingLevel;
  /** Path of the page to return to. */
  path: string;
  /** Uids of the pictures that have a checkbox on this page. */
  shownUids: readonly number[];
  /** Why the server redirected here instead of sending a ZIP. */
  refusal?: BasketRefusal | undefined;
}

const REFUSALS: Readonly<Record<BasketRefusal, string>> = {
  leer: 'Es ist noch kein Bild gemerkt, das wir zum Herunterladen anbieten.',
  'zu-viele': `Bitte wählen Sie höchstens ${MAX_ASSETS} Bilder auf einmal.`,
  'zu-gross': 'Diese Bilder sind zusammen zu groß für eine Datei. Bitte wählen Sie weniger auf einmal.',
};

function describeCount(count: number): string {
  if (count === 0) return 'Noch kein Bild gemerkt';
  return count === 1 ? '1 Bild gemerkt' : `${count} Bilder gemerkt`;
}

/** Adds pictures that were ticked before hydration to the basket. @returns whether the page is hydrated */
function useBoxesTickedBeforeHydration(formId: string): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    if (form) {
      for (const uid of new FormData(form).getAll(ASSET_PARAMETER)) getVisitorBasket().add(Number(uid));
    }
    setHydrated(true);
  }, [formId]);
  return isHydrated;
}

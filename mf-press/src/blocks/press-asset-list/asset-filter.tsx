import { Button } from '@stadtraum/shared-ui/button';
import { clearFields } from '@stadtraum/shared-ui/clear-fields';
import { TextField } from '@stadtraum/shared-ui/text-field';
import type { MouseEvent } from 'react';
import type { PressAssetListContent } from './block.ts';
import styles from './press-asset-list.module.css';

/** Name of the list in the page's query string, as its links have always had it. */
const PLUGIN = 'tx_dmpressasset_imagelist';

/**
 * The list's filter: a GET form to the page itself (R2.4-7). Its reset submits an empty filter (R2.4-4), without JavaScript
 * from a form of its own.
 */
export function AssetFilter({ id, path, filter }: AssetFilterProps) {
  const titleName = `${PLUGIN}[title]`;
  const emptyFormId = `${id}-empty`;
  return (
    <section id="filterForm" className={styles.filter} aria-label="Bildmaterial filtern">
      <form method="get" action={path} className={styles.form}>
        <TextField
          id={`${id}-title`}
          name={titleName}
          label="Titel"
          hint="Ein Wort aus dem Titel genügt, zum Beispiel „Richtfest“."
          type="search"
          className={styles.field}
          defaultValue={filter.title}
          maxLength={200}
          autoComplete="off"
        />
        <div className={styles.buttons}>
          <Button type="submit">Filtern</Button>
          <Button
            type="submit"
            form={emptyFormId}
            formNoValidate
            variant="secondary"
            onClick={resetAndSubmit}
          >
            Filter zurücksetzen
          </Button>
        </div>
      </form>
      <form id={emptyFormId} method="get" action={path} hidden>
        <input type="hidden" name={titleName} value="" />
      </form>
    </section>
  );
}

export interface AssetFilterProps {
  /** Unique on the page. */
  id: string;
  /** The page's own path. */
  path: string;
  /** The filter in force. */
  filter: PressAssetListContent['filter'];
}

/** What is seen on the way to the next document agrees with it: the form is reset, cleared and submitted. */
function resetAndSubmit(event: MouseEvent<HTMLElement>): void {
  const form = event.currentTarget.closest('section')?.querySelector('form');
  if (!form) return;
  event.preventDefault();
  form.reset();
  clearFields(form);
  form.requestSubmit();
}

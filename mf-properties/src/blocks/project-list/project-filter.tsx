import { Button } from '@stadtraum/shared-ui/button';
import { clearFields } from '@stadtraum/shared-ui/clear-fields';
import { TextField } from '@stadtraum/shared-ui/text-field';
import type { MouseEvent } from 'react';
import type { ProjectListContent } from './block.ts';
import styles from './project-list.module.css';

/** Name of the list in the page's query string, as its links have always had it. */
const PLUGIN = 'tx_dmshprojects_projectslist';

/**
 * The list's filter: a GET form to the page itself (R2.2-1). A browser keeps the fragment of a form's address, jumps there at
 * once and focuses it, so the jump (R2.2-2) needs no script. The reset empties the fields (R2.2-3); without JavaScript it
 * sends a form without any.
 */
export function ProjectFilter({ id, path, anchor, filter }: ProjectFilterProps) {
  const action = `${path}#${anchor}`;
  const emptyFormId = `${id}-empty`;
  return (
    <div className={styles.filter}>
      <form method="get" action={action} className={styles.form}>
        <input type="hidden" name={`${PLUGIN}[__referrer][@extension]`} value="DmshProjects" />
        <TextField
          id={`${id}-title`}
          name={`${PLUGIN}[title]`}
          label="Titel"
          hint="Ein Wort aus dem Titel genügt, zum Beispiel „Uferstraße“."
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
            onClick={(event) => resetFields(event, `${id}-title`)}
          >
            Filter leeren
          </Button>
        </div>
      </form>
      <form id={emptyFormId} method="get" action={action} hidden />
    </div>
  );
}

export interface ProjectFilterProps {
  /** Unique on the page. */
  id: string;
  /** The page's own path. */
  path: string;
  /** Id of the section that the page jumps to after a submission. */
  anchor: string;
  /** The filter in force. */
  filter: ProjectListContent['filter'];
}

/** Whoever empties the filter is about to fill it in again. */
function resetFields(event: MouseEvent<HTMLElement>, firstField: string): void {
  const form = event.currentTarget.closest('form');
  if (!form) return;
  event.preventDefault();
  clearFields(form);
  document.getElementById(firstField)?.focus();
}

import { PAGE_DATA_ELEMENT_ID, type PageData } from '@stadtraum/contracts/page-data';

/** Reads the document's page data. Returns undefined if there is none, as on an error page. */
export function readPageData(document: Document): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}

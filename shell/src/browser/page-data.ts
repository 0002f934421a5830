import { PAGE_DATA_ELEMENT_ID, type PageData } from '@stadtraum/contracts/page-data';

/** The document's page data; undefined if it has none, such as an error page. */
export function readPageData(document: Document): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}

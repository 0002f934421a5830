import { PAGE_DATA_ELEMENT_ID, type PageData } from '@stadtraum/contracts/page-data';

/** What the document says about itself; undefined in a document without page data, such as an error page. */
export function readPageData(document: Document): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}

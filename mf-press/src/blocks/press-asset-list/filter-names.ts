/** Name of the list in the page's query string, as its links have always had it. */
export const PLUGIN = 'tx_dmpressasset_imagelist';

/** Query parameter of one of the filter's fields: `tx_dmpressasset_imagelist[title]`, or `…[kind][]` for one of many values. */
export function parameterOf(field: string, { isRepeated = false } = {}): string {
  return `${PLUGIN}[${field}]${isRepeated ? '[]' : ''}`;
}

/** What a filter field needs to know about its parameter. */
export interface FilterField<Value, Options> {
  /** Unique on the page. */
  id: string;
  /** Name of the query parameter. */
  name: string;
  /** The current value. */
  value: Value;
  /** What it can be set to; undefined for a filter without options. */
  options: Options;
}

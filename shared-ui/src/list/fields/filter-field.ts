/** The query parameter of a filter field. */
export interface FilterField<Value, Options> {
  /** Unique on the page. */
  id: string;
  /** Name of the query parameter. */
  name: string;
  /** The current value. */
  value: Value;
  /** Input of this field that the filter ignores. @default none */
  typed?: string | undefined;
  /** Sentences that name the ignored input. @default [] */
  errors?: readonly string[] | undefined;
  /** The possible values; undefined for a filter without options. */
  options: Options;
}

import type { CSSProperties } from 'react';

/** Viewport widths in px at which a slider's values can change; each has a rule in `slider.module.css`. */
export const BREAKPOINTS = [640, 768, 991, 992, 1200] as const;

export type Breakpoint = (typeof BREAKPOINTS)[number];

/** One value for all widths, or `base` for the narrowest and a value for each wider breakpoint: `{ base: 1, 991: 3 }`. */
export type Responsive<Value extends number | boolean> =
  | Value
  | ({ base: Value } & { [Width in Breakpoint]?: Value });

/** The value for each breakpoint; 0 is the narrowest width. */
export function valuesByWidth<Value extends number | boolean>(
  values: Responsive<Value>,
): { width: 0 | Breakpoint; value: Value }[] {
  if (typeof values !== 'object')
    return [0 as const, ...BREAKPOINTS].map((width) => ({ width, value: values }));
  let value = values.base;
  return [0 as const, ...BREAKPOINTS].map((width) => {
    if (width !== 0) value = values[width] ?? value;
    return { width, value };
  });
}

/** Applies a function to the value at every width. */
export function combine<First extends number | boolean, Result extends number | boolean>(
  values: Responsive<First>,
  toResult: (value: First) => Result,
): Responsive<Result> {
  const [narrowest, ...wider] = valuesByWidth(values).map(
    ({ width, value }) => [width, toResult(value)] as const,
  );
  return { base: narrowest?.[1], ...Object.fromEntries(wider) } as Responsive<Result>;
}

/**
 * Custom properties for a `style` attribute, from which the stylesheet derives `--name` at each width. The first paint is
 * therefore correct without a script or a separate stylesheet for each slider.
 */
export function customProperties<Value extends number | boolean>(
  name: string,
  values: Responsive<Value>,
  toCss: (value: Value) => string | number,
): CSSProperties {
  const steps = valuesByWidth(values);
  const isConstant = steps.every(({ value }) => value === steps[0]?.value);
  const declarations = isConstant
    ? steps.slice(0, 1).map(({ value }) => [`--${name}`, toCss(value)])
    : steps.map(({ width, value }) => [`--${name}-${width}`, toCss(value)]);
  return Object.fromEntries(declarations);
}

import { test } from '@playwright/test';

/** Shows a measured figure with the test's line, and keeps it in the report. */
export function recordMeasurement(type: string, description: string): void {
  console.log(`      ${type}: ${description}`);
  test.info().annotations.push({ type, description });
}

import { test } from '@playwright/test';

/** Prints a measurement below the test's line and adds it to the report. */
export function recordMeasurement(type: string, description: string): void {
  console.log(`      ${type}: ${description}`);
  test.info().annotations.push({ type, description });
}

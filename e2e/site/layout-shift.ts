/** Layout shifts that Chromium reports without recent input, with the elements that moved. Runs in the page. */
export function unexpectedShifts(): Promise<{ value: number; elements: string[] }[]> {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Element | null }[];
  }
  const shifts: LayoutShift[] = [];
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
    type: 'layout-shift',
    buffered: true,
  });
  const describe = ({ value, sources }: LayoutShift) => ({
    value,
    elements: sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ''}`),
  });
  // Buffered entries arrive in a separate task.
  return new Promise((resolve) => {
    setTimeout(() => resolve(shifts.filter(({ hadRecentInput }) => !hadRecentInput).map(describe)), 100);
  });
}

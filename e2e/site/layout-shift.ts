/** What has moved without the visitor's doing, as Chromium reports it, and where. Runs in the page. */
export function shiftsOf(): Promise<{ value: number; where: string[] }[]> {
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
    where: sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ''}`),
  });
  // What is buffered comes in a task of its own.
  return new Promise((resolve) => {
    setTimeout(() => resolve(shifts.filter(({ hadRecentInput }) => !hadRecentInput).map(describe)), 100);
  });
}

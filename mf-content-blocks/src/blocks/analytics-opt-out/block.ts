import { defineBlock } from '@stadtraum/federation-kit/define-block';
import AnalyticsOptOut from './analytics-opt-out.tsx';
import { AnalyticsOptOutContent } from './content.ts';

export default defineBlock({
  type: 'analytics-opt-out',
  content: AnalyticsOptOutContent,
  // The behaviour does everything.
  hydrate: 'none',
  component: AnalyticsOptOut,
});

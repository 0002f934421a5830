import type { SubscriptionFrequency } from '@stadtraum/contracts/forms/subscription';

/** How often subscribers get e-mail, in the order of the choices. */
export const FREQUENCY_OPTIONS: readonly { value: SubscriptionFrequency; label: string }[] = [
  { value: 'instant', label: 'sofort, bei jeder Neuigkeit' },
  { value: 'daily', label: 'gesammelt, jeden Morgen' },
  { value: 'weekly', label: 'gesammelt, montags' },
];

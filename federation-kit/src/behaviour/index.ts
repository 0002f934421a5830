export type { Behaviour, BehaviourContext } from './behaviour.ts';
export { offerHandover, takeOver } from './handover.ts';

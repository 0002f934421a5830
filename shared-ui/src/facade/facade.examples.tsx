import type { ComponentExample } from '../component-example.ts';
import { Facade } from './facade.tsx';

export default [
  { name: 'zwei, drei Häuser', element: <Facade seed={187} /> },
  { name: 'ein Straßenzug', element: <Facade seed={4} width={960} /> },
  { name: 'so schmal wie möglich', element: <Facade seed={12} width={120} /> },
] satisfies ComponentExample[];

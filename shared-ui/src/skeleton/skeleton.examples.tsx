import type { ComponentExample } from '../component-example.ts';
import { Skeleton } from './skeleton.tsx';

export default [
  { name: 'Text', element: <Skeleton /> },
  { name: 'eine Zeile', element: <Skeleton lines={1} /> },
  { name: 'Überschrift', element: <Skeleton shape="heading" /> },
  { name: 'Bild', element: <Skeleton shape="picture" /> },
] satisfies ComponentExample[];

import type { ComponentExample } from '../component-example.ts';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `/presse/bildmaterial?seite=${page}`;

export default [
  { name: 'erste von drei', element: <Pagination current={1} count={3} hrefOf={hrefOf} /> },
  { name: 'mittendrin', element: <Pagination current={5} count={12} hrefOf={hrefOf} /> },
  { name: 'letzte von vielen', element: <Pagination current={128} count={128} hrefOf={hrefOf} /> },
  { name: 'nur eine', element: <Pagination current={1} count={1} hrefOf={hrefOf} /> },
] satisfies ComponentExample[];

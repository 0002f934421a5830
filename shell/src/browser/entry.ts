import { startPage } from './start-page.ts';

startPage(() => import(/* webpackChunkName: "host" */ './host.ts'));

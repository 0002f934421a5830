/* A build step: `node dist/database/prepare-cluster.js`. */
import { prepareCluster } from './new-cluster.ts';

await prepareCluster();

/* A step of the build: `node dist/database/prepare-cluster.js`. */
import { prepareCluster } from './new-cluster.ts';

await prepareCluster();

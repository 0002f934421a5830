/* The build step that prepares the template cluster: `node dist/kernel/database/prepare-cluster.js`. */
import { prepareCluster } from './new-cluster.ts';

await prepareCluster();

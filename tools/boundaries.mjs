/* `npm run boundaries`: checks that packages import only what the architecture allows and what they declare. */
import { findViolations } from './boundaries/boundaries.mjs';
import { workspacePackages } from './workspace/packages.mjs';
import { ROOT } from './workspace/root.mjs';

const packages = workspacePackages();
const violations = findViolations(ROOT, packages);
for (const violation of violations) process.stderr.write(`${violation}\n`);
process.stdout.write(`${packages.length} packages, ${violations.length} forbidden imports\n`);
process.exitCode = violations.length > 0 ? 1 : 0;

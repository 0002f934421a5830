import { ignoreClosedPipe } from '../terminal/terminal.ts';
import { run } from './run.ts';

const { env, stdin, stdout, stderr } = process;
ignoreClosedPipe(stdout);
ignoreClosedPipe(stderr);
process.exitCode = await run(process.argv.slice(2), { env, cwd: process.cwd(), stdin, stdout, stderr });

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { kitFor, type PackageFolder, readPackageFolder } from '../source/package-folder.ts';
import { devConfiguration } from './configuration.ts';
import { firstFreePort } from './free-port.ts';
import { mapStack } from './stack-frames.ts';

/** Reachable only from the developer's own computer. */
const HOST = 'localhost';
const FIRST_PORT = 8080;

export interface DevServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves the development page of the remote or kit in `path`.
 *
 * @param port @default the first free port from 8080
 * @throws CodedError BUILD_PACKAGE_INVALID, BUILD_BLOCK_INVALID
 */
export async function startDevServer(path: string, port?: number): Promise<DevServer> {
  const source = readPackageFolder(path);
  const compiler = webpack(devConfiguration(source));
  if (compiler === null) throw new Error('webpack created no compiler');
  const chosen = port ?? (await firstFreePort(FIRST_PORT, HOST));
  const server = new WebpackDevServer(
    {
      host: HOST,
      port: chosen,
      hot: true,
      static: false,
      // Pictures come from the site on this machine if it is running.
      proxy: [{ context: ['/media/'], target: process.env.CONTENT_API_URL || 'http://127.0.0.1:4002' }],
      // The page shows itself what examples throw.
      client: { logging: 'warn', overlay: { errors: true, warnings: true, runtimeErrors: false } },
      devMiddleware: { stats: 'errors-warnings' },
      setupMiddlewares: (middlewares) => [
        { name: 'stack', path: '/stack', middleware: stackOf(compiler) },
        { name: 'page', path: '/', middleware: pageOf(source) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  return { url: `http://${HOST}:${chosen}/`, stop: () => server.stop() };
}

interface Request extends AsyncIterable<Buffer> {
  originalUrl?: string;
}

interface Response {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

/** Answers the stack of an error, which is the request's body, with its places in the source: an array of `StackFrame`. */
function stackOf(compiler: Compiler) {
  return async (request: Request, response: Response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const frames = mapStack(Buffer.concat(chunks).toString(), await bundleOf(compiler));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(frames));
  };
}

/** Text of the page's script, which is only in memory. */
function bundleOf({ outputFileSystem, outputPath }: Compiler): Promise<string> {
  return new Promise((resolve) => {
    const answer = (_error: unknown, content?: Buffer | string) => resolve(content?.toString() ?? '');
    if (outputFileSystem) outputFileSystem.readFile(join(outputPath, 'main.js'), answer);
    else resolve('');
  });
}

/** Serves the page at every path without a dot; the query selects its content. */
function pageOf(source: PackageFolder) {
  const fonts = preloadedFonts(kitFor(source));
  const page = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${source.name}</title>
${fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`).join('\n')}
</head>
<body>
<div id="workbench"></div>
<script src="/main.js"></script>
</body>
</html>
`;
  return (request: Request, response: Response, next: () => void) => {
    if (request.originalUrl === undefined || /^\/[^?]*[.]|^\/ws\b/.test(request.originalUrl)) return next();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  };
}

/** The fonts that the shell also preloads: browsers do not use an optional font that arrives late. */
function preloadedFonts({ folder }: PackageFolder): string[] {
  return readdirSync(join(folder, 'src/base'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.preload.woff2'))
    .map((file) => basename(file));
}

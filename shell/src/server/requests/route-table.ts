import type { Route } from './route.ts';

/** The routes of one path. */
export interface Resource {
  /** By method, including `HEAD`. */
  routes: ReadonlyMap<string, Route>;
  /** Value of the Allow header. */
  allow: string;
  /** Whether the path is available under any host name. */
  allowsAnyHost: boolean;
}

const METHODS = ['GET', 'HEAD', 'POST'];
const NO_ROUTES: Resource = { routes: new Map(), allow: '', allowsAnyHost: false };

/** Finds routes by path: exact paths first, then the longest matching folder. */
export class RouteTable {
  readonly #paths = new Map<string, Resource>();
  readonly #folders: { prefix: string; resource: Resource }[] = [];

  constructor(routes: readonly Route[]) {
    for (const path of new Set(routes.map((route) => route.path))) {
      const resource = resourceOf(routes.filter((route) => route.path === path));
      if (path.endsWith('/*')) this.#folders.push({ prefix: prefixOf(path), resource });
      else this.#paths.set(path, resource);
    }
    this.#folders.sort((a, b) => b.prefix.length - a.prefix.length);
  }

  /** @param rawPath the path as sent, not decoded */
  at(rawPath: string): Resource {
    const exact = this.#paths.get(rawPath);
    if (exact) return exact;
    for (const { prefix, resource } of this.#folders) if (rawPath.startsWith(prefix)) return resource;
    return NO_ROUTES;
  }
}

/** `/*` also covers targets without a slash, such as in `OPTIONS *`. */
function prefixOf(path: string): string {
  return path === '/*' ? '' : path.slice(0, -1);
}

function resourceOf(routes: readonly Route[]): Resource {
  const byMethod = new Map<string, Route>();
  for (const method of METHODS) {
    const route = routes.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method));
    if (route) byMethod.set(method, route);
  }
  return {
    routes: byMethod,
    allow: [...byMethod.keys()].join(', '),
    allowsAnyHost: routes.some(({ allowsAnyHost }) => allowsAnyHost),
  };
}

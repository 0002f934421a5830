import type { Route } from './route.ts';
import { RouteTable } from './route-table.ts';

function route(method: Route['method'], path: string, allowsAnyHost = false): Route {
  return { method, path, allowsAnyHost, handle: (_request, reply) => reply };
}

const page = route('GET', '/*');
const form = route('POST', '/*');
const asset = route('GET', '/assets/*');
const health = route('GET', '/healthz', true);
const table = new RouteTable([form, page, asset, health]);

describe('RouteTable', () => {
  it.each([
    ['/healthz', health],
    ['/assets/shell/1/main.js', asset],
    ['/assets', page],
    ['/healthz/more', page],
    ['*', page],
  ])('finds the route for %s by the exact path or the longest folder', (path, expected) => {
    const { routes } = table.at(path);
    expect([routes.get('GET'), routes.get('HEAD')]).toEqual([expected, expected]);
  });

  it('derives the methods and hosts of a path from its routes', () => {
    expect(table.at('/presse')).toMatchObject({ allow: 'GET, HEAD, POST', allowsAnyHost: false });
    expect(table.at('/healthz')).toMatchObject({ allow: 'GET, HEAD', allowsAnyHost: true });
    expect(table.at('/presse').routes.get('POST')).toBe(form);
    expect(table.at('/presse').routes.get('PUT')).toBeUndefined();
  });

  it('allows no methods if there is no route', () => {
    expect(new RouteTable([health]).at('/presse')).toMatchObject({ allow: '', allowsAnyHost: false });
  });
});

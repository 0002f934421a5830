import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSameIslands, islandsIn } from './same-islands.ts';

const slider = '<div data-block="1" data-block-type="slider" data-release="a@1" data-island="interaction">';
const menu = '<div data-block="2" data-block-type="menu" data-release="a@1" data-island="interaction">';

test('islandsIn lists the type of each island, and no other block', () => {
  const text = '<div data-block="3" data-block-type="text" data-release="a@1"><p>data-island</p></div>';
  expect(islandsIn(`${slider}</div>${text}${menu}</div>`)).toEqual(['slider', 'menu']);
});

test('checkSameIslands refuses to compare pages with different islands', async () => {
  const server = createServer(({ url }, response) =>
    response.end(url === '/composed/' ? slider : `${slider}${url === '/same/' ? '' : menu}`),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const compare = (monolith: string) =>
    checkSameIslands({ composed: `${origin}/composed`, monolith: origin + monolith }, '/');
  await expect(compare('/same')).resolves.toBeUndefined();
  await expect(compare('/other')).rejects.toThrow(/different islands.*menu/);
  server.close();
});

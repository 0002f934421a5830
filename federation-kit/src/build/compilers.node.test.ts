import type { Compiler, Configuration } from 'webpack';
import { createCompilers } from './compilers.ts';

test('compilers are kept while their configurations stay the same, and closed when others take their place', async () => {
  const created: string[] = [];
  const closed: string[] = [];
  const observe = (label: string) => ({
    apply(compiler: Compiler) {
      created.push(label);
      compiler.hooks.shutdown.tap('test', () => {
        closed.push(label);
      });
    },
  });
  const configuration = (name: string, text: string): Configuration => ({
    name,
    mode: 'production',
    entry: `data:text/javascript,console.log("${text}")`,
    plugins: [observe(`${name} ${text}`)],
  });
  const compilers = createCompilers();
  await compilers.compile(configuration('server', 'one block'));
  await compilers.compile(configuration('browser', 'one block'));
  await compilers.compile(configuration('server', 'one block'));
  expect(closed).toEqual([]);
  await compilers.compile(configuration('server', 'two blocks'));
  expect(created).toEqual(['server one block', 'browser one block', 'server two blocks']);
  expect(closed).toEqual(['server one block']);
  await compilers.close();
  expect(closed.sort()).toEqual(['browser one block', 'server one block', 'server two blocks']);
});

import { makeRemote } from '../testing/fixture-releases.ts';
import { checkBlocks } from './check-blocks.ts';

async function check(text: Record<string, unknown>, examples = [{ type: 'press', content: {} }]) {
  const { manifest } = makeRemote('mf-press', { text });
  const named = examples.map((example) => ({ ...example, name: 'default', page: {} }));
  return checkBlocks({ manifest, examples: JSON.stringify(named) });
}

describe('[SE4] checkBlocks', () => {
  it.each([
    ['nested repetition', '^(a+)+$'],
    ['alternatives that overlap', '^(a|aa)+$'],
    ['identical alternatives', '^(a|a)*$'],
    ['adjacent repetitions', 'a*a*a*b'],
    ['many repetitions', '(.*a){20}$'],
    ['a repetition without an anchor', '\\s+$'],
    ['repetition in a lookahead', '^(?=(a+)+$)'],
    ['a back reference', '^(a+)\\1+$'],
    ['invalid syntax', '('],
  ])('rejects a pattern with %s', async (_name, pattern) => {
    await expect(check({ pattern })).rejects.toMatchObject({
      code: 'RELEASE_PATTERN_SLOW',
      details: expect.objectContaining({ type: 'press', pattern }),
    });
  });

  it('finds patterns at any depth of a schema', async () => {
    const items = { anyOf: [{ type: 'null' }, { patternProperties: { '^(a+)+$': {} } }] };
    await expect(check({ items })).rejects.toMatchObject({ code: 'RELEASE_PATTERN_SLOW' });
  });

  it.each([
    '^/media/[a-z][a-z0-9]*(-[a-z0-9]+)*\\.[0-9a-f]{8}$',
    '^(/(?!/)|#|https://)',
    '^[+0-9][0-9 /()-]{2,39}$',
    '^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$',
    '^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$',
    '^(.*)$',
  ])('accepts %s', async (pattern) => {
    await expect(check({ pattern })).resolves.toHaveLength(1);
  });

  it('rejects a block without an example', async () => {
    await expect(check({}, [])).rejects.toMatchObject({
      code: 'RELEASE_MANIFEST_INVALID',
      message: expect.stringContaining('block press has no example'),
    });
  });
});

import { confine, requiredLayers } from './confine.ts';
import { missingLayers } from './layers.ts';

/** A program that runs from its source has no layers. */
const SOURCE = { entry: new URL('file:///site/program.ts'), nodeOptions: [] };

describe('[TR2] CONFINEMENT', () => {
  it.each([
    [undefined, []],
    ['auto', []],
    ['language, namespace', ['language', 'namespace']],
  ])('reads %s', (value, layers) => {
    expect(requiredLayers({ CONFINEMENT: value })).toEqual(layers);
  });

  it('rejects an unknown layer', () => {
    expect(() => requiredLayers({ CONFINEMENT: 'language,chroot' })).toThrow(
      expect.objectContaining({ code: 'SETTING_INVALID' }),
    );
  });

  it('rejects a machine that lacks a required layer, and names the reason', async () => {
    await expect(confine(SOURCE, [])).resolves.toMatchObject({ permission: false });
    await expect(confine(SOURCE, ['permission'])).rejects.toMatchObject({
      code: 'CONFINEMENT_INCOMPLETE',
      details: { layer: 'permission', reason: expect.stringContaining('source') },
    });
  });
});

describe('[TR2] a missing layer', () => {
  const found = {
    language: true,
    permission: true,
    user: false,
    namespace: undefined,
    reasons: { user: 'u', namespace: 'n' },
  };
  const none = { language: undefined, permission: undefined, user: undefined, namespace: undefined };

  it.each([
    ['as root', true, { ...none, user: 'u', namespace: 'n' }],
    ['as a user without rights, who needs no other user', false, { ...none, namespace: 'n' }],
  ])('has its reason on a server that runs %s', (_case, isRoot, missing) => {
    expect(missingLayers(found, isRoot)).toEqual(missing);
  });

  it('does not exist for a program that runs from its source', async () => {
    expect(missingLayers(await confine(SOURCE, []), true)).toEqual(none);
  });
});

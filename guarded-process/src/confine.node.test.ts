import { confine, requiredLayers } from './confine.ts';

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

import { readDevelopmentSettings } from './settings.ts';

describe('readDevelopmentSettings', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['auto', undefined],
    ['0', 0],
    ['8090', 8090],
  ])('[0157] reads the port %p as %p', (PORT, port) => {
    expect(readDevelopmentSettings({ PORT }).port).toBe(port);
  });

  it.each(['808o', '-1', '65536'])('[0157] refuses the port %p', (PORT) => {
    expect(() => readDevelopmentSettings({ PORT })).toThrow(
      expect.objectContaining({ code: 'SETTING_INVALID' }),
    );
  });
});

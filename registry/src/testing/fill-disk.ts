import { fileHandlePrototype } from './file-handles.ts';

/**
 * Makes writes through file handles fail as on a full disk.
 *
 * @returns a function that makes room
 */
export async function fillDisk(isFull: () => boolean): Promise<() => void> {
  const prototype = await fileHandlePrototype();
  const spies = (['writeFile', 'appendFile'] as const).map((method) => {
    const original = prototype[method] as (...parameters: unknown[]) => Promise<void>;
    return jest.spyOn(prototype, method).mockImplementation(async function (this: unknown, ...parameters) {
      if (isFull()) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await original.apply(this, parameters);
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

import { withTimeout } from './timeout.ts';

const late = () => new Error('late');

it('returns the result of the work, or rejects when the work fails or times out', async () => {
  await expect(withTimeout(Promise.resolve(1), 50, late)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error('failed')), 50, late)).rejects.toThrow('failed');
  await expect(withTimeout(new Promise(() => {}), 10, late)).rejects.toThrow('late');
});

import { PassThrough } from 'node:stream';
import { confirm, createPrompt } from './prompt.ts';

/** A terminal at which a person answers. @param answer undefined: the input ends */
function terminalWith(answer: string | undefined) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  input.end(answer);
  return { prompt: createPrompt(input, output), shown: () => String(output.read() ?? '') };
}

describe('confirm', () => {
  it.each(['y\n', 'yes\n', 'Y\n', ' yes \n'])('[TR10] goes on after the answer %j', async (answer) => {
    const { prompt, shown } = terminalWith(answer);
    await confirm('remove 3 releases', {}, prompt);
    expect(shown()).toContain('This will remove 3 releases. Continue? [y/N] ');
  });

  it.each(['n\n', '\n', 'yesterday\n', undefined])('[TR10] cancels after the answer %j', async (answer) => {
    const { prompt } = terminalWith(answer);
    await expect(confirm('remove 3 releases', {}, prompt)).rejects.toMatchObject({
      code: 'COMMAND_CANCELLED',
    });
  });

  it('[TR10] does not ask with --yes, and refuses without a terminal', async () => {
    const prompt = createPrompt(new PassThrough(), new PassThrough());
    await confirm('remove 3 releases', { yes: true }, prompt);
    await expect(confirm('remove 3 releases', {}, prompt)).rejects.toMatchObject({
      code: 'CONFIRMATION_MISSING',
      message: 'This command would remove 3 releases, and there is no terminal to ask on.',
    });
  });
});

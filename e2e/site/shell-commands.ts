import { readFile } from 'node:fs/promises';

/** A shell command in a Markdown document. */
export interface ShellCommand {
  /** The second-level heading above the command. */
  section: string;
  /** The command on one line, without its trailing comment. */
  command: string;
}

/** Commands from all `sh` blocks in a Markdown file, in order. */
export async function readShellCommands(file: string): Promise<ShellCommand[]> {
  const commands: ShellCommand[] = [];
  let section = '';
  let inBlock = false;
  const text = await readFile(file, 'utf8');
  for (const line of text
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((each) => each.trim())) {
    if (line.startsWith('```')) inBlock = line === '```sh';
    else if (inBlock && line) commands.push({ section, command: line.replace(/\s+#\s.*$/, '') });
    else if (line.startsWith('## ')) section = line.slice(3);
  }
  return commands;
}

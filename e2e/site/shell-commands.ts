import { readFile } from 'node:fs/promises';

/** A shell command in a Markdown document. */
export interface ShellCommand {
  /** Heading of the command's section. */
  section: string;
  /** The command without its trailing comment. */
  command: string;
}

/** Commands from all `sh` blocks in a Markdown file, in order. */
export async function readShellCommands(file: string): Promise<ShellCommand[]> {
  const commands: ShellCommand[] = [];
  let section = '';
  let inBlock = false;
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    if (line.startsWith('```')) inBlock = line === '```sh';
    else if (inBlock && line.trim())
      commands.push({ section, command: line.replace(/\s+#\s.*$/, '').trim() });
    else if (line.startsWith('## ')) section = line.slice(3);
  }
  return commands;
}

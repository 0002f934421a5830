/** Names the embedded database in messages. @param directory absolute path, `Settings.dataDirectory` */
export function embeddedName(directory: string): string {
  return `embedded database in ${directory}`;
}

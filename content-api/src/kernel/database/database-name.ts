/** Names the embedded database in messages. @param directory absolute path, `Settings.dataDirectory` */
export function embeddedName(directory: string): string {
  return `embedded database in ${directory}`;
}

/** Names a PostgreSQL database in messages, without user and password. @param url `Settings.databaseUrl` */
export function postgresqlName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || searchParams.get('host') || 'localhost';
  return `PostgreSQL ${host}${port && `:${port}`}${pathname.length > 1 ? pathname : '/(default)'}`;
}

/** An exact release. */
export interface ReleaseReference {
  name: string;
  version: string;
}

/** `name@version`, as messages, documents and reports write it. */
export function releaseLabel({ name, version }: ReleaseReference): string {
  return `${name}@${version}`;
}

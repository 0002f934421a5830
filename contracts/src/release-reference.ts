/** An exact release. */
export interface ReleaseReference {
  name: string;
  version: string;
}

/** `name@version`, as used in messages, documents and reports. */
export function releaseLabel({ name, version }: ReleaseReference): string {
  return `${name}@${version}`;
}

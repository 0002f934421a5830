import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * The spelling in which an address is stored and sent to: the domain as mail servers know it (punycode, lower case), the local part as
 * it was typed, since only its server may ignore case.
 */
export function storedAddress(typed: string): string {
  const at = typed.lastIndexOf('@');
  const domain = typed
    .slice(at + 1)
    .normalize('NFC')
    .toLowerCase();
  return `${typed.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** A stored address as people write it. */
export function shownAddress(stored: string): string {
  const at = stored.lastIndexOf('@');
  const domain = stored.slice(at + 1);
  return `${stored.slice(0, at)}@${domainToUnicode(domain) || domain}`;
}

/** The identity of an address: equal for all spellings of one address, and for no others. */
export function addressIdentity(typed: string): string {
  return storedAddress(typed).toLowerCase();
}

/**
 * The mailbox that an address probably belongs to, for counting only: without the tag of `eva+news@`, and without dots where the provider
 * ignores them. On other servers these may be different people.
 */
export function mailboxOf(typed: string): string {
  const [name = '', domain = ''] = addressIdentity(typed).split('@');
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  if (!/^(gmail|googlemail)\.com$/.test(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}

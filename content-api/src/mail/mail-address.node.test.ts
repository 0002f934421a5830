import { addressIdentity, mailboxOf, storedAddress } from './mail-address.ts';

it('[F41] counts addresses by mailbox: without case, tags, spellings of the domain, and dots that Gmail ignores', () => {
  const counted = (...addresses: string[]) => new Set(addresses.map(mailboxOf));
  expect(counted('Eva+a@Haus.example', 'eva@haus.example', 'eva+b+c@haus.example')).toEqual(
    new Set(['eva@haus.example']),
  );
  expect(counted('e.va@gmail.com', 'eva@googlemail.com', 'Eva+x@GMAIL.com')).toEqual(
    new Set(['eva@gmail.com']),
  );
  expect(counted('e.va@haus.example', 'eva@haus.example', '+x@haus.example')).toHaveProperty('size', 3);
});

it('identifies an address in all spellings, but no two addresses', () => {
  const spellings = ['Bücher.example', 'BÜCHER.example', 'bu\u0308cher.example', 'xn--bcher-kva.example'];
  expect(new Set(spellings.map((domain) => addressIdentity(`Eva@${domain}`)))).toEqual(
    new Set(['eva@xn--bcher-kva.example']),
  );
  expect(storedAddress('Eva@Bücher.example')).toBe('Eva@xn--bcher-kva.example');
  expect(
    new Set(['eva@haus.example', 'eva+a@haus.example', 'e.va@haus.example'].map(addressIdentity)).size,
  ).toBe(3);
  // Not a domain, but an address that some form accepted.
  expect(addressIdentity('eva@XN--a.example')).toBe('eva@xn--a.example');
});

interface PostalAddress {
  '@type': 'PostalAddress';
  streetAddress?: string;
  postalCode: string;
  addressLocality: string;
  addressCountry: 'DE';
}

/** `<street>, <postal code> <town>`; the street may be missing, and remarks may follow a semicolon. */
const ADDRESS = /^(?:([^;]+),\s+)?(\d{5})\s+([^,;]+)/;

/** Splits a German address in one line; undefined if it has no postal code. */
export function postalAddress(address: string): PostalAddress | undefined {
  const [, street, postalCode, town] = ADDRESS.exec(address) ?? [];
  if (postalCode === undefined || town === undefined) return undefined;
  return {
    '@type': 'PostalAddress',
    ...(street !== undefined && { streetAddress: street }),
    postalCode,
    addressLocality: town.trim(),
    addressCountry: 'DE',
  };
}

/** The street and the numbers of `Uferstraße 40–58, 09995 Elsenau`. */
export interface StreetAddress {
  street: string;
  from: number;
  /** The same as `from` for a single house. */
  to: number;
}

/** Reads the part of an address before the first comma; undefined without a street and a number. */
export function readStreetAddress(address: string): StreetAddress | undefined {
  const [line = ''] = address.split(',');
  const [, street, from, to = from] =
    /^(\p{Lu}.*?)\s+(\d{1,4})(?:\s?[a-z])?(?:\s?(?:[–-]|bis)\s?(\d{1,4})(?:\s?[a-z])?)?$/u.exec(
      line.trim(),
    ) ?? [];
  return street === undefined ? undefined : { street, from: Number(from), to: Number(to) };
}

/** Whether a house is among the numbers of an address. From 40 to 58, only even numbers are: one side of the street. */
export function contains(range: StreetAddress, house: StreetAddress): boolean {
  const isOneSide = (range.to - range.from) % 2 === 0;
  return (
    range.street === house.street &&
    house.from >= range.from &&
    house.from <= range.to &&
    (!isOneSide || (house.from - range.from) % 2 === 0)
  );
}

/** `Uferstraße 42`: the street with the number, as a picture in the catalogue names a house. */
export function houseOf(address: string): string | undefined {
  const read = readStreetAddress(address);
  return read && `${read.street} ${read.from}`;
}

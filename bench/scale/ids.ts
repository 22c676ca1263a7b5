const KINDS = { person: '1', item: '2', picture: '3' } as const;

/** Returns the id of the n-th document of a kind: 24 hexadecimal digits, as the services make them. */
export const idOf = (kind: keyof typeof KINDS, number: number): string =>
  KINDS[kind] + number.toString(16).padStart(23, '0');

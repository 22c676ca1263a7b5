const KINDS = { person: '1', item: '2', picture: '3' } as const;

/** The id of the n-th of its kind: 24 hex digits, as the services make them. */
export const idOf = (kind: keyof typeof KINDS, number: number): string =>
  KINDS[kind] + number.toString(16).padStart(23, '0');

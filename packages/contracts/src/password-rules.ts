/** The rules of a password, in the order in which the checklist shows them. */
export const PASSWORD_RULES = [
  { id: 'length', text: 'Use 7+ characters', holds: (password: string) => password.length >= 7 },
  { id: 'letter', text: 'At least 1 letter', holds: (password: string) => /\p{L}/u.test(password) },
  { id: 'number', text: 'At least 1 number', holds: (password: string) => /\p{Nd}/u.test(password) },
  {
    id: 'spaces',
    text: 'No spaces',
    holds: (password: string) => password.length > 0 && !/\s/u.test(password),
  },
] as const;

/** The people of the demo shop. Their password is in the README: they exist on a developer's machine only. */
export const demoPassword = 'ethereal1';

export const sellers = {
  seller: { fname: 'Maja', lname: 'Lindqvist' },
  seller2: { fname: 'Tomás', lname: 'Rivera' },
  seller3: { fname: 'Amélie', lname: 'Fournier' },
  seller4: { fname: 'Noor', lname: 'Haddad' },
  seller5: { fname: 'Kenji', lname: 'Mori' },
  seller6: { fname: 'Ines', lname: 'Okafor' },
} as const;

export const shoppers = {
  shopper: { fname: 'Clara', lname: 'Whitfield' },
  shopper2: { fname: 'Daniel', lname: 'Osei' },
} as const;

export type SellerName = keyof typeof sellers;
export type AccountName = SellerName | keyof typeof shoppers;

export const emailOf = (name: AccountName): string => `${name}@ethereal.test`;

/** What svc-identity takes as `DEMO_ACCOUNTS` (as JSON): accounts that are active from the start. */
export const demoAccounts = Object.entries({ ...shoppers, ...sellers }).map(([name, person]) => ({
  email: `${name}@ethereal.test`,
  password: demoPassword,
  ...person,
}));

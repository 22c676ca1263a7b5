import type { Role } from '@ethereal/contracts/roles';
import { demoPassword } from './accounts.ts';

const account = (role: Role, fname: string, lname: string) => ({
  email: `${role}@ethereal.test`,
  password: demoPassword,
  fname,
  lname,
  roles: [role],
});

/** Accounts of the demo shop's operator and support. The desk guides them through the set-up of a second factor. */
export const deskAccounts = [account('operator', 'Olive', 'Desk'), account('support', 'Sam', 'Desk')];

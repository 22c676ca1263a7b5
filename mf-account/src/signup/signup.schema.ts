export { signupBody } from '@ethereal/contracts/identity';

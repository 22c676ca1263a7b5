export { brandsSent } from '@ethereal/contracts/desk-brands';

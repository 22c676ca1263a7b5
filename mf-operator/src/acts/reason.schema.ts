export { reasonSent } from '@ethereal/contracts/common';

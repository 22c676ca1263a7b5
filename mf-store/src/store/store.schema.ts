export { storeSent as storeSchema } from '@ethereal/contracts/sellers';

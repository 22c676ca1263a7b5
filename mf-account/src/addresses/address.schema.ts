export { userLocation as addressSchema } from '@ethereal/contracts/orders';

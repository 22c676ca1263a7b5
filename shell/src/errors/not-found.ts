export { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';

// The build loads files of the shell itself as parts (`lazyPart`), and none of a package.
export { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';

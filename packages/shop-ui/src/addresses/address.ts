import { COUNTRIES, STATES } from '@ethereal/contracts/orders';

/** Initial values of the address form. No state is chosen. */
export const EMPTY_ADDRESS = {
  country: COUNTRIES[0],
  fullname: '',
  phone: '',
  address: '',
  address2: '',
  city: '',
  zipcode: '',
  defaultAddress: false,
};

export const COUNTRY_OPTIONS = COUNTRIES.map((country) => ({ value: country, label: country }));
export const STATE_OPTIONS = Object.entries(STATES).map(([value, name]) => ({
  value,
  label: `${value} ${name}`,
}));

import { COUNTRIES, STATES, type UserLocation } from '@ethereal/contracts/orders';

/** What the form shows before anything is typed; no state is chosen then. */
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

const isField = (name: string): name is keyof UserLocation => name === 'state' || name in EMPTY_ADDRESS;

/** What the server found wrong with the address, by the fields of the form. */
export function fieldErrorsOf(errors: Readonly<Record<string, string>>): [keyof UserLocation, string][] {
  return Object.entries(errors).flatMap(([path, message]) => {
    const field = path.replace(/^userLocation\./, '');
    return isField(field) ? [[field, message]] : [];
  });
}

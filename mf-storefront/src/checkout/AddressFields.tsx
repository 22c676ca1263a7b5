import type { UserLocation } from '@ethereal/contracts/orders';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import type { UseFormRegister } from 'react-hook-form';
import { COUNTRY_OPTIONS, STATE_OPTIONS } from './address.ts';
import styles from './CheckoutPage.module.css';

type Props = {
  form: {
    register: UseFormRegister<UserLocation>;
    field(
      name: keyof UserLocation,
      how?: { setValueAs(typed: string): string },
    ): ReturnType<UseFormRegister<UserLocation>> & { error: string | undefined };
  };
};

/** Returns a ZIP code of nine digits with a dash, and any other text unchanged. */
const withDash = (typed: string) => typed.trim().replace(/^(\d{5})(\d{4})$/, '$1-$2');

/** Renders the fields of a delivery address. */
export function AddressFields({ form: { register, field } }: Props) {
  return (
    <div className={styles.fields}>
      <Select
        label="Country/Region"
        autoComplete="shipping country-name"
        options={COUNTRY_OPTIONS}
        {...field('country')}
      />
      <TextField label="Full name (First and Last name)" autoComplete="shipping name" required {...field('fullname')} />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="shipping tel"
        required
        hint="May be used to assist delivery"
        {...field('phone')}
      />
      <TextField
        label="Address"
        autoComplete="shipping address-line1"
        placeholder="Street address or P.O. Box"
        required
        {...field('address')}
      />
      <TextField
        label="Address line 2"
        optional
        autoComplete="shipping address-line2"
        placeholder="Apt, suite, unit, building, floor, etc."
        {...field('address2')}
      />
      <div className={styles.place}>
        <TextField label="City" autoComplete="shipping address-level2" required {...field('city')} />
        <Select
          label="State"
          autoComplete="shipping address-level1"
          placeholder="Select"
          required
          options={STATE_OPTIONS}
          {...field('state')}
        />
        <TextField
          label="ZIP Code"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          required
          {...field('zipcode', { setValueAs: withDash })}
        />
      </div>
      <Checkbox label="Make this my default address" {...register('defaultAddress')} />
    </div>
  );
}

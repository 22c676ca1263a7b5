import type { UserLocation } from '@ethereal/contracts/orders';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import type { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import styles from './AddressFields.module.css';
import { COUNTRY_OPTIONS, STATE_OPTIONS } from './address.ts';

type Props = {
  form: Pick<ReturnType<typeof useContractForm<UserLocation, UserLocation>>, 'register' | 'field'>;
  /** Whether the address can become the default; true unless it is the default already. */
  mayBeDefault?: boolean;
  /** Whether the fields are in a dialog, where three of them do not fit side by side. */
  narrow?: boolean;
};

/** Returns a ZIP code of nine digits with a dash, and any other text unchanged. */
const formatZip = (typed: string) => typed.trim().replace(/^(\d{5})(\d{4})$/, '$1-$2');

/** Renders the fields of a delivery address. */
export function AddressFields({ form: { register, field }, mayBeDefault = true, narrow = false }: Props) {
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
      <div className={`${styles.place} ${narrow ? styles.narrow : ''}`}>
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
          {...field('zipcode', { setValueAs: formatZip })}
        />
      </div>
      {mayBeDefault && <Checkbox label="Make this my default address" {...register('defaultAddress')} />}
    </div>
  );
}

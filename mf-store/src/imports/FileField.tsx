import fieldStyles from '@ethereal/web-kit/components/Field.module.css';
import { Field, type FieldTexts } from '@ethereal/web-kit/components/Field.tsx';
import styles from './ImportPage.module.css';

type Props = FieldTexts & { accept: string; onChoose(file: File | undefined): void };

/** Renders the field to choose one file. */
export function FileField({ accept, onChoose, ...texts }: Props) {
  return (
    <Field {...texts}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          accept={accept}
          className={`${fieldStyles.control} ${styles.file}`}
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      )}
    </Field>
  );
}

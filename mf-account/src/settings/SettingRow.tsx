import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { Pencil } from 'lucide-react';
import styles from './SettingRow.module.css';

type Props = { label: string; value: string; onEdit: () => void };

/** Shows one detail of the account, with a button that opens its dialog. */
export function SettingRow({ label, value, onEdit }: Props) {
  return (
    <div className={styles.row}>
      <TextField label={label} value={value} readOnly />
      <IconButton label={`Edit ${label}`} icon={<Pencil size={18} />} onClick={onEdit} />
    </div>
  );
}

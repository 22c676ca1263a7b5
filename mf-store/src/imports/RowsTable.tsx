import { type ImportFault, type ImportRow, titleOfColumn } from '@ethereal/contracts/imports';
import { ACTION_LABELS, OUTCOME_LABELS } from './import-labels.ts';
import styles from './RowsTable.module.css';

/**
 * Lists rows as a table. The roles are explicit, because a table that CSS lays out as blocks on a phone loses them for
 * screen readers.
 */
export function RowsTable({ rows }: { rows: readonly ImportRow[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as blocks it would lose its role
    <table className={`table text-sm ${styles.table}`} role="table">
      <caption className="visually-hidden">Rows of the table</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Item number</th>
          <th scope="col">Name</th>
          <th scope="col">Result</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: ImportRow }) {
  const { line, number, name, action, outcome } = row;
  return (
    <tr>
      <td data-label="Line">{line}</td>
      <th scope="row" className={`strong ${styles.number}`}>
        {number || '–'}
      </th>
      <td className={styles.name} dir="auto">
        {name || '–'}
      </td>
      <td>
        <span className={styles.result} data-kind={outcome ?? action}>
          {outcome ? OUTCOME_LABELS[outcome] : ACTION_LABELS[action]}
        </span>
      </td>
      <td className={styles.details}>
        <Details row={row} />
      </td>
    </tr>
  );
}

const titleOf = ({ column }: ImportFault) => (column ? `${titleOfColumn(column)}: ` : '');

function Details({ row: { changes, faults } }: { row: ImportRow }) {
  if (faults.length > 0)
    return (
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.column} ${fault.reason} ${fault.value}`}>
            <strong>{titleOf(fault)}</strong>
            {fault.reason}
            {fault.value && (
              <q className={styles.value} dir="auto">
                {fault.value}
              </q>
            )}
          </li>
        ))}
      </ul>
    );
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <strong>{titleOfColumn(column)}: </strong>
          <del dir="auto">{before || 'none'}</del> → <ins dir="auto">{after || 'none'}</ins>
        </li>
      ))}
    </ul>
  );
}

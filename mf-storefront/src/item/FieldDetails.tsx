import { DETAIL_FIELDS, type Item } from '@ethereal/contracts/items';
import { formatMoney } from '@ethereal/contracts/money';

/** Returns the text of a field, blank for a field without a value. */
const fieldText = (value: Item[keyof Item] = '', choices: Readonly<Record<string, string>> = {}): string =>
  typeof value === 'number'
    ? formatMoney(value)
    : [value]
        .flat()
        .map((it) => choices[String(it)] ?? it)
        .join(', ');

/** Renders the fields of an item that have no place of their own on its page. */
export const FieldDetails = ({ item }: { item: Item }) =>
  DETAIL_FIELDS.map(({ name, label, choices }) => {
    const text = fieldText(item[name], choices);
    return (
      text && (
        <dl key={name}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </dl>
      )
    );
  });

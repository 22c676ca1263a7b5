import { DETAIL_FIELDS, type Item } from '@ethereal/contracts/items';
import { formatMoney } from '@ethereal/contracts/money';

/** What a field says; blank for one without a value. */
const wordsOf = (value: Item[keyof Item] = '', choices: Readonly<Record<string, string>> = {}): string =>
  typeof value === 'number'
    ? formatMoney(value)
    : [value]
        .flat()
        .map((one) => choices[String(one)] ?? one)
        .join(', ');

/** The fields of an item that its page has no place of their own for. */
export const FieldDetails = ({ item }: { item: Item }) =>
  DETAIL_FIELDS.map(({ name, label, choices }) => {
    const words = wordsOf(item[name], choices);
    return (
      words && (
        <dl key={name}>
          <dt>{label}</dt>
          <dd dir="auto">{words}</dd>
        </dl>
      )
    );
  });

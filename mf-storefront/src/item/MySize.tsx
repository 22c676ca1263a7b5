import type { Item } from '@ethereal/contracts/items';
import { guideFor, type Measures } from '@ethereal/contracts/size-guide';
import { sizesOf } from '@ethereal/contracts/variants';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { type KeyboardEvent, useState } from 'react';
import { MAX_MEASURE, type MyMeasures, type Person, readMeasures, sizeFor, storeMeasures } from './my-measures.ts';
import styles from './SizeFacts.module.css';

/** Maximum length of a typed measurement, in characters, such as `120.25`. */
const MAX_TYPED = 6;

type Props = { item: Pick<Item, 'category' | 'subCategory' | 'size' | 'otherSizes'>; mine: MyMeasures };

const personOf = (category: Item['category']): Person => (category === 'kids' ? 'child' : 'adult');

/** Returns the measurements stored in this browser for the people that a category is for. */
export const measuresFor = (category: Item['category']): MyMeasures => readMeasures(personOf(category));

/** Renders the size that fits the measurements stored in this browser. Renders nothing without a size. */
export function MySize({ item, mine }: Props) {
  const measures = guideFor(item);
  const size = measures && sizeFor(measures, mine);
  if (!size) return null;
  return (
    <>
      Your size: <strong>{size}</strong>
      {!sizesOf(item).includes(size) && ', not sold here'}
    </>
  );
}

type FormProps = {
  category: Item['category'];
  measures: Measures;
  mine: MyMeasures;
  onKeep: (mine: MyMeasures) => void;
};

/** Renders the fields for a person's measurements, which this browser stores. A blank field removes a measurement. */
export function MyMeasuresForm({ category, measures, mine, onKeep }: FormProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const textOf = (part: string) => texts[part] ?? (mine[part] === undefined ? '' : String(mine[part]));
  const isFaulty = (part: string) =>
    textOf(part) !== '' && !(Number(textOf(part)) > 0 && Number(textOf(part)) <= MAX_MEASURE);
  function submit() {
    const parts = Object.keys(measures);
    if (parts.some(isFaulty)) return;
    const given = parts.filter((part) => textOf(part) !== '').map((part) => [part, Number(textOf(part))] as const);
    const changed = { ...mine, ...Object.fromEntries(given) };
    const blank = new Set(parts.filter((part) => textOf(part) === ''));
    const next = Object.fromEntries(Object.entries(changed).filter(([part]) => !blank.has(part)));
    storeMeasures(personOf(category), next);
    onKeep(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would add the item to the cart: the fields stand in the form that buys.
    event.preventDefault();
    submit();
  }
  return (
    <fieldset className={`stack-3 end ${styles.mine}`}>
      <legend className={styles.lead}>
        {category === 'kids' ? "Your child's measurements" : 'Your measurements'}, stored in this browser alone
      </legend>
      {Object.keys(measures).map((part) => (
        <TextField
          key={part}
          label={part === 'Age' ? 'Age in years' : `${part} in inches`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_TYPED}
          value={textOf(part)}
          error={isFaulty(part) ? 'Enter a number.' : undefined}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setTexts({ ...texts, [part]: target.value.trim().replace(',', '.') })}
        />
      ))}
      <Button size="small" variant="secondary" onClick={submit}>
        Show my size
      </Button>
    </fieldset>
  );
}

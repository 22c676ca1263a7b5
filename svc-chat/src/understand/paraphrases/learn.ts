import type { Features } from './features.ts';

export type Example = { id: string; features: Features };
/** How likely each id is for some features; the shares add up to 1. */
export type Judgement = (features: Features) => ReadonlyMap<string, number>;

const ROUNDS = 6;
const STEP = 0.35;
const SHRINK = 2e-4;
const MEANINGS = 100;

/** Features as columns of the weights with a value each. */
type Row = { columns: Int32Array; values: Float32Array };

/**
 * A maximum-entropy classifier (softmax over weighted features, learnt by AdaGrad). The same examples give the same
 * one: they are gone through in a fixed order.
 */
export function learn(examples: readonly Example[]): Judgement {
  const ids = [...new Set(examples.map(({ id }) => id))];
  const many = ids.length;
  const names = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.named) if (!names.has(name)) names.set(name, names.size);
  const weights = new Float64Array((names.size + MEANINGS + 1) * many);
  const steps = new Float64Array(weights.length).fill(0.1);

  const rowOf = ({ named, meaning }: Features): Row => {
    const known = named.flatMap((name) => names.get(name) ?? []);
    const share = 1 / Math.sqrt(Math.max(1, named.length) / 6);
    return {
      columns: Int32Array.from([...known, ...meaning.map((_, at) => names.size + at), names.size + MEANINGS]),
      values: Float32Array.from([...known.map(() => share), ...meaning, 1]),
    };
  };
  const shares = new Float64Array(many);
  const judgeRow = ({ columns, values }: Row): void => {
    shares.fill(0);
    for (let one = 0; one < columns.length; one += 1) {
      const from = (columns[one] as number) * many;
      const value = values[one] as number;
      for (let id = 0; id < many; id += 1) (shares[id] as number) += value * (weights[from + id] as number);
    }
    const most = Math.max(...shares);
    let all = 0;
    for (let id = 0; id < many; id += 1) all += shares[id] = Math.exp((shares[id] as number) - most);
    for (let id = 0; id < many; id += 1) (shares[id] as number) /= all;
  };

  const rows = examples.map(({ id, features }) => ({ is: ids.indexOf(id), row: rowOf(features) }));
  // Steps of a prime through the rows: mixed, and always the same.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < rows.length; turn += 1) {
      const { is, row } = rows[(turn * 7919 + round) % rows.length] as { is: number; row: Row };
      judgeRow(row);
      (shares[is] as number) -= 1;
      for (let one = 0; one < row.columns.length; one += 1) {
        const from = (row.columns[one] as number) * many;
        const value = row.values[one] as number;
        for (let id = 0; id < many; id += 1) {
          const at = from + id;
          const slope = (shares[id] as number) * value + SHRINK * (weights[at] as number);
          const step = (steps[at] as number) + slope * slope;
          steps[at] = step;
          (weights[at] as number) -= (STEP * slope) / Math.sqrt(step);
        }
      }
    }
  }
  return (features) => {
    judgeRow(rowOf(features));
    return new Map(ids.map((id, at) => [id, shares[at] ?? 0]));
  };
}

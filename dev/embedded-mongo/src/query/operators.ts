import { Context } from 'mingo';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import * as window from 'mingo/operators/window';
import { resolve } from 'mingo/util';
import { typeName } from '../bson.ts';
import { valuesAt } from '../index/key-extraction.ts';

const TYPE_NUMBERS: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  13: 'javascript',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
};

const NUMBERS = new Set(['int', 'long', 'double', 'decimal']);

/** `$type` for BSON types; mingo's own supports those of JavaScript. */
const $type: typeof query.$type = (path, wanted) => {
  const list: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  const names = new Set(list.map((type) => (typeof type === 'number' ? TYPE_NUMBERS[type] : type)));
  const fits = (value: unknown) => {
    const name = typeName(value);
    return names.has(name) || (names.has('number') && NUMBERS.has(name));
  };
  return (doc) => valuesAt(doc, path).some(fits) || (names.has('array') && Array.isArray(resolve(doc, path)));
};

/** Operators of filters. mingo copies its operators for every compiled query, so few are faster. */
export const filterOperators = Context.from(Context.init({ query: { $type } }), Context.init({ query }));

/** All operators of mingo; stages that need the storage ($merge, $out and others) are handled before it. */
export const allOperators = Context.from(
  Context.init({ query: { $type } }),
  Context.init({ accumulator, expression, pipeline, projection, query, window }),
);

import { Context } from 'mingo';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import * as window from 'mingo/operators/window';

/** Every operator mingo has; stages that need the storage ($merge, $out and others) are handled before it. */
export const allOperators = Context.init({ accumulator, expression, pipeline, projection, query, window });

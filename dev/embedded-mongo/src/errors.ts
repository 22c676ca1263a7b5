import type { Doc } from './bson.ts';

/** A failure in MongoDB's terms, which a driver reads as `code`, `codeName` and `errmsg`. */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly extra: Doc;

  constructor(code: number, codeName: string, message: string, extra: Doc = {}) {
    super(message);
    this.code = code;
    this.codeName = codeName;
    this.extra = extra;
  }
}

/** Creates MongoDB's error 2, BadValue. */
export const badValue = (message: string) => new CommandError(2, 'BadValue', message);
/** Creates MongoDB's error 9, FailedToParse. */
export const failedToParse = (message: string) => new CommandError(9, 'FailedToParse', message);
/** Creates MongoDB's error 14, TypeMismatch. */
export const typeMismatch = (message: string) => new CommandError(14, 'TypeMismatch', message);
/** Creates MongoDB's error 26, NamespaceNotFound. */
export const namespaceNotFound = (message: string) => new CommandError(26, 'NamespaceNotFound', message);
/** Creates MongoDB's error 28, PathNotViable. */
export const pathNotViable = (message: string) => new CommandError(28, 'PathNotViable', message);
/** Creates MongoDB's error 40, ConflictingUpdateOperators. */
export const conflict = (message: string) => new CommandError(40, 'ConflictingUpdateOperators', message);

/** mingo throws plain errors for invalid queries and pipelines; a server reports them as bad values. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/unregistered pipeline operator/.test(message)) {
    const stage = /operator (\S+?)\.?$/.exec(message)?.[1] ?? '';
    return new CommandError(40324, 'Location40324', `Unrecognized pipeline stage name: '${stage}'`);
  }
  return badValue(message);
}

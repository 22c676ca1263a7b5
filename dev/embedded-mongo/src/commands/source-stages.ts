import type { Doc } from '../bson.ts';
import { CommandError } from '../errors.ts';

/** Whether a stage, the first of a pipeline, produces documents by itself instead of reading the collection. */
export const isSourceStage = (stage: Doc): boolean => '$listLocalSessions' in stage || '$changeStream' in stage;

/** Returns the documents that a source stage of a command produces. */
export function runSourceStage(command: Doc, stage: Doc): Doc[] {
  if ('$changeStream' in stage)
    throw new CommandError(40573, 'Location40573', 'The $changeStream stage is only supported on replica sets');
  return [{ _id: command.lsid ?? null, lastUse: new Date() }];
}

import { ObjectId } from 'mongodb';

/** A new id of 24 hex digits that sorts by time of making. Documents use it as a plain string `_id`. */
export function newId(): string {
  return new ObjectId().toHexString();
}

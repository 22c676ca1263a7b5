import { ObjectId } from 'mongodb';

/** Returns a new id of 24 hexadecimal digits that sorts by creation time. Documents use it as a plain string `_id`. */
export function newId(): string {
  return new ObjectId().toHexString();
}

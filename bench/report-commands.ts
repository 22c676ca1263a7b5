/**
 * Preloaded into a service (`node --import`): appends each command that its driver sends to the store, one per line, to
 * the file that COMMANDS_TO names.
 */
import { appendFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';

const file = process.env.COMMANDS_TO;
const connect = MongoClient.prototype.connect;

MongoClient.prototype.connect = function (this: MongoClient & { monitorCommands: boolean }) {
  this.monitorCommands = true;
  this.on('commandStarted', ({ databaseName, commandName, command }) => {
    const collection = command[commandName === 'getMore' ? 'collection' : commandName];
    if (file) appendFileSync(file, `${databaseName}.${collection} ${commandName}\n`);
  });
  return connect.call(this);
};

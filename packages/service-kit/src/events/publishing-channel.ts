import type { ChannelModel, ConfirmChannel, Message } from 'amqplib';
import { pause } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import type { Broker } from './broker.ts';

/** Pause before a closed channel is opened again, in milliseconds. */
const REOPEN_MS = 500;

type Listener = {
  onOpen(): void;
  onClose(): void;
  /** Called for a message that no queue receives. */
  onReturn(message: Message): void;
};

/** Opens a confirm channel for publishing, and reopens it after each reconnection and whenever the broker closes it. */
export function keepChannel(broker: Broker, logger: Logger, { onOpen, onClose, onReturn }: Listener) {
  let channel: ConfirmChannel | undefined;

  const open = async (connection: ChannelModel) => {
    const opened = await connection.createConfirmChannel();
    opened.on('error', (error) => logger.warn({ err: error }, 'publishing channel error'));
    opened.on('close', () => {
      if (channel === opened) channel = undefined;
      onClose();
      openAgain(connection);
    });
    opened.on('return', onReturn);
    channel = opened;
    onOpen();
  };
  const tryOpen = (connection: ChannelModel) => {
    open(connection).catch((error: unknown) => {
      logger.warn({ err: error }, 'a publishing channel could not be opened; it is tried again');
      openAgain(connection);
    });
  };
  // The broker may close a channel and keep the connection.
  const openAgain = (connection: ChannelModel) => {
    pause(REOPEN_MS).then(() => {
      if (broker.connection() === connection && !channel) tryOpen(connection);
    });
  };
  broker.onUp(tryOpen);

  return {
    /** Returns the channel; undefined while it is closed. */
    current: () => channel,
  };
}

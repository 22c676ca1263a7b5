import { parseArgs } from 'node:util';
import { isScalable, SCALABLE, type ServiceName } from './topology.ts';

export interface StartArgs {
  fresh: boolean;
  help: boolean;
  scale: Scale;
}

/** Number of instances of each service that has more than one. */
export type Scale = Partial<Record<ServiceName, number>>;

/**
 * Parses the arguments after `npm start --`.
 * @throws Error with a line to show when an argument is not valid
 */
export function parseStartArgs(args: string[]): StartArgs {
  const { values } = parseArgs({
    args,
    options: {
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      scale: { type: 'string', multiple: true, default: [] },
    },
  });
  const scale = Object.fromEntries(values.scale.flatMap((list) => list.split(',')).map(parseScale));
  return { fresh: values.fresh, help: values.help, scale };
}

function parseScale(text: string): [ServiceName, number] {
  const [area = '', count = ''] = text.split('=');
  const name = area.startsWith('svc-') ? area : `svc-${area}`;
  if (!isScalable(name) || !/^[1-9]\d?$/.test(count)) {
    const areas = SCALABLE.map((service) => service.slice('svc-'.length)).join(', ');
    throw new Error(`--scale takes AREA=COUNT, where AREA is one of ${areas}: --scale analytics=3`);
  }
  return [name, Number(count)];
}

/** Returns the port of the site: `PORT`, or 3000. */
export function parsePort(text: string | undefined): number {
  if (!text) return 3000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('PORT must be a number from 1 to 65535');
  return port;
}

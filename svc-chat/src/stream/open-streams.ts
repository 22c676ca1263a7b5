import { unavailable } from '@ethereal/service-kit/errors';

const COME_BACK_SECONDS = 5;

/** Creates a counter of open streams, limited to `max`. Taking a place returns the function that releases it. */
export function createPlaces(max: number) {
  let taken = 0;
  return function takePlace(): () => void {
    if (taken >= max) {
      throw unavailable('The assistant is talking with many people just now. Please try again in a moment.', {
        code: 'TOO_MANY_STREAMS',
        retryAfterSeconds: COME_BACK_SECONDS,
      });
    }
    taken += 1;
    return () => {
      taken -= 1;
    };
  };
}

import { unavailable } from '@ethereal/service-kit/errors';

const COME_BACK_SECONDS = 5;

/** Takes a place among at most `max` streams; answers how to give it back. */
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

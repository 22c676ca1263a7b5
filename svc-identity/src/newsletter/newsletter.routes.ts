import { subscribeToNewsletter } from '@ethereal/contracts/identity';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';

export function newsletterRoutes(router: Router, deps: Dependencies): void {
  const { subscribers, now } = deps;

  route(router, subscribeToNewsletter, deps, async ({ body }) => {
    await subscribers.add(body.email, now());
    return { message: 'You are signed up for daily offers.' };
  });
}

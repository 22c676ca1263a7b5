import { getAnnouncement, saveAnnouncement } from '@ethereal/contracts/announcement';
import type { Logger } from '@ethereal/service-kit/logger';
import { currentRequestId } from '@ethereal/service-kit/request-context';
import { answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Announcements } from './announcement.ts';

export function announcementRoutes(
  router: Router,
  deps: RouteDeps & { logger: Logger },
  announcements: Announcements,
): void {
  route(router, getAnnouncement, deps, async () =>
    answer({ body: { text: await announcements.show() }, headers: { 'Cache-Control': 'no-cache' } }),
  );
  route(router, saveAnnouncement, deps, async ({ user, body }) => {
    await announcements.save(body);
    const requestId = currentRequestId();
    deps.logger.info({ audit: 'announcement.saved', user: user.id, requestId }, 'audit');
    return answer({ body: { text: body.text }, headers: { 'Cache-Control': 'no-store' } });
  });
}

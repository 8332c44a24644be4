import { createMiddleware } from 'hono/factory';
import type { Availability } from '../store/availability.ts';
import { UNAVAILABLE } from './error-handler.ts';

/**
 * Middleware that refuses POST requests with 503 while the store is known to be down, before the service reads, counts or
 * hashes anything for them. Readiness and other GET requests pass.
 */
export function refuseWhileDown(availability: Availability) {
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'POST' && availability.isKnownDown()) throw UNAVAILABLE;
    await next();
  });
}

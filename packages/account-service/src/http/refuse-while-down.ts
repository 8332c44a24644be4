import { createMiddleware } from 'hono/factory';
import type { Availability } from '../store/availability.ts';
import { UNAVAILABLE } from './error-handler.ts';

/**
 * Middleware that refuses calls with 503 while the store is known to be down, before anything is read, counted or hashed for
 * them. Readiness and other GET requests pass.
 */
export function refuseWhileDown(availability: Availability) {
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'POST' && availability.isKnownDown()) throw UNAVAILABLE;
    await next();
  });
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { calls } from '#lib/contract/index.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { Landing } from './landing.ts';

/** The visitor's data that the retail API gets. */
interface Visitor {
  /** Id of the session; undefined where there is none. */
  sessId: string | undefined;
  device: 'desktop' | 'mobile';
}

/**
 * Reports a landing to the retail API. A visitor without a session gets none for it: the response to a beacon comes at
 * any time, and an empty session in it would overwrite one that an addition to the cart has just started. Always
 * resolves; the retail client logs failures.
 */
export async function recordVisit(landing: Landing, { sessId, device }: Visitor): Promise<void> {
  await retail().callAsSite(calls.bannerTracking, {
    SessionId: sessId ?? randomUUID(),
    BannerURL: landing.url,
    RevalTrackingCode: landing.code,
    DeviceType: device,
  });
}

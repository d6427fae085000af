import 'server-only';
import { randomUUID } from 'node:crypto';
import { calls } from '#lib/contract/index.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { Landing } from './landing.ts';

/** Who landed, as far as the retail API is told. */
interface Visitor {
  /** Id of the session; undefined where none has begun. */
  sessId: string | undefined;
  device: 'desktop' | 'mobile';
}

/**
 * Tells the retail API of a landing. A visitor without a session gets none for it: the answer to a beacon, which comes at
 * any time, would put an empty session in place of the one that an addition to the cart has just begun.
 * Resolves whatever came of it; the retail client has its failures told.
 */
export async function recordVisit(landing: Landing, { sessId, device }: Visitor): Promise<void> {
  await retail().callAsSite(calls.bannerTracking, {
    SessionId: sessId ?? randomUUID(),
    BannerURL: landing.url,
    RevalTrackingCode: landing.code,
    DeviceType: device,
  });
}

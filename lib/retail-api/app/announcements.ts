import { openChangePublisher } from '#lib/shared/change-stream.ts';
import type { Environment } from '#lib/shared/env.ts';
import type { Logger } from '../core/log.ts';
import { purgeFromSettings } from './purge-storefront.ts';

interface Announcements {
  /** Tells all storefronts that pages with these surrogate keys have changed. Never throws. */
  announce(tags: readonly string[]): void;
  close(): void;
}

/**
 * Opens the ways to the storefronts: the stream on Redis, which reaches all of them, and signed calls to each that the
 * settings name. Throws ConfigurationError where a call could not be signed.
 */
export function openAnnouncements(settings: Environment, log: Logger, now: () => number): Announcements {
  const purge = purgeFromSettings(settings, log, now);
  const { REDIS_URL: url } = settings;
  const onAway = (error: unknown) => log.warn({ err: error }, 'Changes could not be published on Redis yet');
  const publisher = url === undefined ? null : openChangePublisher({ url, onAway });
  return {
    announce(tags) {
      if (tags.length > 0) publisher?.publish(tags);
      void purge(tags);
    },
    close: () => publisher?.close(),
  };
}

import type { calls, DataOf } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import type { StorySummary } from './types.ts';

/** Converts a story where it is listed. */
export function toStorySummary(wire: DataOf<typeof calls.journal>['Stories'][number]): StorySummary {
  const { From: from, Until: until } = wire;
  return {
    kind: wire.Kind,
    title: wire.PageTitle,
    href: paths.story(wire.PageURL),
    summary: wire.Summary,
    picture: wire.Image === '' ? null : { source: wire.Image, width: wire.ImageWidth, height: wire.ImageHeight },
    updatedAt: wire.UpdatedAt,
    days: from !== undefined && until !== undefined ? { from, until } : null,
  };
}

import type { Failure } from '#lib/shared/result.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { formatWait } from '#lib/storefront/platform/forms/waiting.ts';
import * as m from '#messages';

/** The codes of all notices about a stock alert: the `?notice=` of a product page. */
const NOTIFY_NOTICES = [
  'notify-saved',
  'notify-contact',
  'notify-size',
  'notify-gone',
  'notify-in-stock',
  'notify-too-many',
  'notify-unavailable',
] as const;
export type NotifyNotice = (typeof NOTIFY_NOTICES)[number];

const TEXTS: Record<Exclude<NotifyNotice, 'notify-saved'>, () => string> = {
  'notify-contact': m.productNotifyContact,
  'notify-size': m.productNotifySizeNeeded,
  'notify-gone': m.productNotifyGone,
  'notify-in-stock': m.productNotifyInStock,
  'notify-too-many': m.productNotifyTooMany,
  'notify-unavailable': m.productNotifyUnavailable,
};

/** Reads a notice from a URL; null for anything else. */
export function parseNotifyNotice(text: string | null | undefined): NotifyNotice | null {
  return NOTIFY_NOTICES.find((notice) => notice === text) ?? null;
}

/** The text of a notice about an error; `waitSeconds` where it is known when to try again. */
export function notifyText(notice: Exclude<NotifyNotice, 'notify-saved'>, waitSeconds?: number): string {
  if (notice !== 'notify-too-many' || waitSeconds === undefined) return TEXTS[notice]();
  return m.productNotifyTooManyWait({ wait: formatWait(waitSeconds) });
}

/** A notice as problems of the form, by field; none for a saved stock alert. */
export function problemsOfNotice(notice: NotifyNotice | null): Problems {
  if (notice === null || notice === 'notify-saved') return {};
  const field = { 'notify-contact': 'contact', 'notify-size': 'sku' }[notice as string] ?? '';
  return { [field]: TEXTS[notice]() };
}

/** The notice for an invalid field. */
export function noticeOfNotifyField(field: string): NotifyNotice {
  if (field === 'contact') return 'notify-contact';
  return field === 'sku' ? 'notify-size' : 'notify-gone';
}

/** The notice for the failure of a use case. */
export function noticeOfNotifyFailure(failure: Failure): Exclude<NotifyNotice, 'notify-saved'> {
  if (failure.kind === 'not-found') return 'notify-gone';
  if (failure.kind === 'unavailable') return 'notify-unavailable';
  if (failure.reason === 'too-many-requests') return 'notify-too-many';
  if (failure.reason === 'stale') return 'notify-in-stock';
  return failure.reason === 'invalid' ? 'notify-contact' : 'notify-unavailable';
}

import { currentRequestId } from '#lib/shared/request-context.ts';
import { OUTAGE } from '#lib/storefront/platform/http/outage-text.ts';
import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';

/**
 * The message shown while the retail API cannot be reached; `href` is the page's own URL, for the retry link.
 */
export function UnavailableMessage({ href }: { href: string }) {
  return (
    <MessagePage title={OUTAGE} text="Your cart is safe. Please try again in a moment." reference={currentRequestId()}>
      {/* A plain link, because only a full page load requests the API again. */}
      <a href={href} className={buttonClass('primary')}>
        Try again
      </a>
    </MessagePage>
  );
}

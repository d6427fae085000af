import { currentRequestId } from '#lib/shared/request-context.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';

/**
 * The message shown while the retail API cannot be reached; `href` is the page's own URL, for the retry link.
 */
export function UnavailableMessage({ href }: { href: string }) {
  return (
    <MessagePage title={m.errorsOutage()} text={m.errorsCartSafe()} reference={currentRequestId()}>
      {/* A plain link, because only a full page load requests the API again. */}
      <a href={href} className={buttonClass('primary')}>
        {m.commonTryAgain()}
      </a>
    </MessagePage>
  );
}

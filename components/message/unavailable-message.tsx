import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';

/** What a page says while the retail API cannot be reached; `href` is the page's own address, to try it again. */
export function UnavailableMessage({ href }: { href: string }) {
  return (
    <MessagePage title="We cannot reach the store right now" text="Your cart is safe. Please try again in a moment.">
      {/* A plain link: only a whole new request asks the store again. */}
      <a href={href} className={buttonClass('primary')}>
        Try again
      </a>
    </MessagePage>
  );
}

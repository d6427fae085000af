import { COOKIE_POLICY_SLUG } from '#lib/contract/page-vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
import { NOTICE_SCRIPT } from './notice-script';

/** As wide as one another where their texts allow it. */
const BUTTON =
  'min-h-11 grow basis-11 cursor-pointer whitespace-nowrap rounded-sm border border-edge px-2 text-sm hover:border-ink focus-visible:border-ink';

/** The nonce is base64, which needs no escaping. */
const scriptTag = (nonce: string | undefined) =>
  `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${NOTICE_SCRIPT}</script>`;

/**
 * The consent notice for visitors who have not chosen yet. It is on every page, and shown before the first paint where
 * the cookies say so: it neither waits for the page's scripts nor appears under the eyes of a reader. `nonce` is that
 * of a page rendered for one visitor; the script of a shared page is allowed by its hash.
 */
export function ConsentNotice({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      {/* A wrapper, because React runs no script that it makes itself, and warns of each. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, and a nonce of this server */}
      <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scriptTag(nonce) }} />
      <section aria-label={m.consentNoticeName()} className="consent-banner">
        <p className="text-xs max-md:[line-height:var(--tw-leading,1.125rem)]">
          <TaggedText
            text={m.consentNotice()}
            tags={{ strong: (inner) => <strong className="font-medium">{inner}</strong> }}
          />{' '}
          <Link
            href={paths.content(COOKIE_POLICY_SLUG)}
            data-consent="policy"
            className="underline decoration-line underline-offset-4 hover:text-brass"
          >
            {m.consentCookiePolicy()}
          </Link>
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <button type="button" data-consent="all" className={BUTTON}>
            {m.consentAccept()}
          </button>
          <button type="button" data-consent="none" className={BUTTON}>
            {m.consentRefuseAll()}
          </button>
          <button
            type="button"
            data-consent="manage"
            aria-haspopup="dialog"
            className="min-h-11 cursor-pointer whitespace-nowrap px-1 text-sm underline decoration-line underline-offset-4 hover:text-brass"
          >
            {m.consentManage()}
          </button>
        </div>
      </section>
    </>
  );
}

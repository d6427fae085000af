import {
  accountNoticeText,
  isFailureNotice,
  type AccountNoticeCode as Notice,
} from '#lib/storefront/account/notices.ts';

/** The result of an action, shown after a form without JavaScript or another page redirected here. */
export function AccountNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  const failed = isFailureNotice(notice);
  return (
    <p
      role={failed ? 'alert' : 'status'}
      className={`mt-4 border-l-2 py-2 pl-4 print:hidden ${failed ? 'border-danger text-danger' : 'border-success'}`}
    >
      {accountNoticeText(notice)}
    </p>
  );
}

import {
  accountNoticeText,
  isFailureNotice,
  type AccountNoticeCode as Notice,
} from '#lib/storefront/account/notices.ts';

/** What has just been done, where a form without scripts or another page led here. */
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

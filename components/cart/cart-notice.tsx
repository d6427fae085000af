import { isSuccessNotice, type NoticeCode, noticeText } from '#lib/cart/notices.ts';

/** What became of a change that was made without JavaScript. */
export function CartNotice({ code }: { code: NoticeCode }) {
  const done = isSuccessNotice(code);
  return (
    <p
      role={done ? 'status' : 'alert'}
      className={`mt-4 border-l-2 py-2 pl-4 ${done ? 'border-success' : 'border-danger text-danger'}`}
    >
      {noticeText(code)}
    </p>
  );
}

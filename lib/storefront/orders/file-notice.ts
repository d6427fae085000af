import type { FileNotice } from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import * as m from '#messages';

const TEXTS: Readonly<Record<FileNotice, () => string>> = {
  'file-late': m.ordersPdfLate,
  'no-file': m.ordersPdfFailed,
};

/** The notice on the page of a document whose PDF was not downloaded. */
export function fileNoticeOf(failure: Failure): FileNotice {
  return failure.kind === 'refused' && failure.reason === 'too-many-requests' ? 'file-late' : 'no-file';
}

/** The text of a notice in the address of a page; empty for any other text. */
export function fileNoticeText(notice: string | readonly string[] | undefined): string {
  return notice === 'file-late' || notice === 'no-file' ? TEXTS[notice]() : '';
}

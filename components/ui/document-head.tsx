import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { buttonClass } from './button';
import { Link } from './link';

interface DocumentHeadProps {
  title: string;
  orderNumber: string;
  /** The address of the same document as a PDF. */
  fileHref: string;
  /** Why the PDF was not downloaded; empty where it was not requested. */
  fileNotice: string;
}

/** The head of a document of an order, such as an invoice: its title, the way back and its PDF. */
export function DocumentHead({ title, orderNumber, fileHref, fileNotice }: DocumentHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">{title}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <Link href={paths.order(orderNumber)} className={buttonClass('quiet')}>
            {m.shellBackToOrder()}
          </Link>
          {/* A plain link, because the response is a file. */}
          <a href={fileHref} className={buttonClass('secondary')}>
            {m.shellDownloadPdf()}
          </a>
        </div>
      </div>
      {fileNotice !== '' && (
        <p role="alert" className="mt-6 border-danger border-l-2 py-2 pl-4 text-danger print:hidden">
          {fileNotice}
        </p>
      )}
    </>
  );
}

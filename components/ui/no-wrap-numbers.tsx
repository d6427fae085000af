import { Fragment } from 'react';

/** Numbers of orders, returns and service requests begin with two letters and a day. */
const DATED_NUMBER = /(\b[A-Z]{2}-\d{6}-[A-Z0-9]+)/;

/**
 * A text whose numbers of orders, returns and service requests stay on one line where there is room, and break only where
 * there is none.
 */
export function NoWrapNumbers({ text }: { text: string }) {
  return text.split(DATED_NUMBER).map((part, index) =>
    DATED_NUMBER.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text are never reordered
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

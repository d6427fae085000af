import { Fragment } from 'react';

const ORDER_NUMBER = /(\b(?:SM|RT)-[A-Z0-9-]+)/;

/**
 * A text whose order and return numbers stay on one line where there is room, and break only where there is
 * none.
 */
export function NoWrapNumbers({ text }: { text: string }) {
  return text.split(ORDER_NUMBER).map((part, index) =>
    ORDER_NUMBER.test(part) ? (
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

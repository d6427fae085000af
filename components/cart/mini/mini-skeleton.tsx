'use client';

import { useEffect, useState } from 'react';

const ROWS = ['first', 'second', 'third'];

/** Placeholders in the size of the lines while the cart is fetched. */
export function MiniSkeleton() {
  const [text, setText] = useState('');
  // A polite live region must exist before its text is inserted.
  useEffect(() => setText('Loading your cart'), []);
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <ul aria-hidden="true" className="border-line border-t">
        {ROWS.map((row) => (
          <li key={row} className="grid grid-cols-[5rem_1fr] gap-x-4 border-line border-b py-4">
            <span className="size-20 bg-card" />
            <span className="flex h-26 flex-col gap-3 pt-1">
              <span className="h-4 w-4/5 bg-card" />
              <span className="h-3 w-2/5 bg-card" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

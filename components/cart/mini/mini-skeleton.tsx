'use client';

import { useEffect, useState } from 'react';

const ROWS = ['first', 'second', 'third'];

/** Stands where the lines will be, in their size, while the store is asked. */
export function MiniSkeleton() {
  const [words, setWords] = useState('');
  // A polite region must stand before its text comes.
  useEffect(() => setWords('Loading your cart'), []);
  return (
    <>
      <p role="status" className="sr-only">
        {words}
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

'use client';

import type { ReactNode } from 'react';
import { Button } from './button';

/** Prints the page where scripts run; without them the browser's menu does the same. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" onClick={() => window.print()} className="needs-script">
      {children}
    </Button>
  );
}

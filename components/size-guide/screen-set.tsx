'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Calibration } from './calibration';
import { useScreenScale } from './use-screen-scale';

interface ScreenSetProps {
  /** What is shown true to scale, in CSS pixels to the millimetre. */
  children: (scale: number) => ReactNode;
}

/** Something true to scale, once the screen has been set. */
export function ScreenSet({ children }: ScreenSetProps) {
  const kept = useScreenScale();
  // Where the browser keeps nothing, it is set for as long as the page is open.
  const [own, setOwn] = useState<number | null>(null);
  const [again, setAgain] = useState(false);
  const [turns, setTurns] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const scale = kept ?? own;

  // What was pressed is gone, and what takes its place may be far above.
  useEffect(() => {
    if (turns > 0) place.current?.focus();
  }, [turns]);

  const turn = (isAgain: boolean) => {
    setAgain(isAgain);
    setTurns(turns + 1);
  };
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-offset-8">
      {scale === null || again ? (
        <Calibration
          before={scale}
          onSet={(value) => {
            setOwn(value);
            turn(false);
          }}
        />
      ) : (
        <>
          {children(scale)}
          <p className="mt-4 text-muted text-sm">
            Shown in true size on your screen.{' '}
            <Button variant="quiet" onClick={() => turn(true)}>
              Set screen size again
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

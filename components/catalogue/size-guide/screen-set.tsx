'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Calibration } from './calibration';
import { useScreenScale } from './use-screen-scale';

interface ScreenSetProps {
  /** Renders the content that is true to scale, by CSS pixels per millimetre. */
  children: (scale: number) => ReactNode;
}

/** Content that is true to scale, once the screen has been calibrated. */
export function ScreenSet({ children }: ScreenSetProps) {
  const savedScale = useScreenScale();
  // If the browser stores nothing, the scale is kept while the page is open.
  const [own, setOwn] = useState<number | null>(null);
  const [again, setAgain] = useState(false);
  const [switches, setSwitches] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const scale = savedScale ?? own;

  // The pressed button is gone, and the content that replaced it may be far above.
  useEffect(() => {
    if (switches > 0) place.current?.focus();
  }, [switches]);

  const switchView = (isAgain: boolean) => {
    setAgain(isAgain);
    setSwitches(switches + 1);
  };
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-offset-8">
      {scale === null || again ? (
        <Calibration
          before={scale}
          onSet={(value) => {
            setOwn(value);
            switchView(false);
          }}
        />
      ) : (
        <>
          {children(scale)}
          <p className="mt-4 text-muted text-sm">
            {m.sizeGuideTrueSize()}{' '}
            <Button variant="quiet" onClick={() => switchView(true)}>
              {m.sizeGuideSetScreenAgain()}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

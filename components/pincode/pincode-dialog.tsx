'use client';

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { notifyPincodeChange, readRememberedPincode } from '#lib/storefront/catalogue/remembered-pincode.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { Dialog } from '@/components/ui/dialog';
import { PincodeForm } from './pincode-form';

/** The dialog in which a shopper chooses, changes or forgets the pincode. */
export function PincodeDialog({ onClose }: { onClose: () => void }) {
  const content = useRef<HTMLDivElement>(null);
  // The dialog itself focuses its close button.
  useEffect(() => {
    const field = content.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);

  const finish = () => {
    notifyPincodeChange();
    onClose();
  };
  // Rendered outside the header, so that it stays where a narrower window hides the header that opened it.
  return createPortal(
    <Dialog open onClose={onClose} label={m.pincodeTitle()} className="w-[min(26rem,100%-2rem)] overflow-y-auto">
      <div ref={content} className="p-5 sm:p-8">
        <h2 className="pr-10 text-2xl">{m.pincodeTitle()}</h2>
        <p className="mt-3 text-muted text-sm">{m.pincodeDialogText()}</p>
        <PincodeForm remembered={readRememberedPincode()} returned={EMPTY_FORM} onDone={finish} />
      </div>
    </Dialog>,
    document.body,
  );
}

'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

type Change = 'share' | 'unshare';

interface ShareWishlistProps {
  /** The absolute URL that shows the list to others; empty where it is not shared. */
  address: string;
  busy: boolean;
  onChange: (intent: Change) => void;
}

/** Creates and removes a link to share the wishlist; plain forms until its script runs. */
export function ShareWishlist({ address, busy, onChange }: ShareWishlistProps) {
  const linkId = useId();
  const link = useRef<HTMLInputElement>(null);
  const offer = useRef<HTMLFormElement>(null);
  const started = useRef<Change | null>(null);
  const [canSend, setCanSend] = useState(false);
  useEffect(() => setCanSend(typeof navigator.share === 'function'), []);

  // The pressed button is gone: the focus moves to the new link, or to the button that shares again.
  useEffect(() => {
    if (address !== '' && started.current === 'share') link.current?.focus();
    if (address === '' && started.current === 'unshare') offer.current?.querySelector('button')?.focus();
    started.current = null;
  }, [address]);

  const submit = (intent: Change) => (event: FormEvent) => {
    event.preventDefault();
    started.current = intent;
    onChange(intent);
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'success', text: m.wishlistLinkCopied() });
    } catch {
      // Without https or the shopper's permission the link is selected, ready to be copied by hand.
      link.current?.select();
    }
  };

  const send = async () => {
    try {
      await navigator.share({ title: document.title, url: address });
    } catch {
      // The shopper closed the share sheet, which needs no message.
      return;
    }
  };

  const form = (intent: Change, label: string) => (
    <form
      ref={intent === 'share' ? offer : undefined}
      method="post"
      action={apiPaths.wishlist()}
      onSubmit={submit(intent)}
    >
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={intent === 'share' ? 'secondary' : 'quiet'} aria-busy={busy}>
        {label}
      </Button>
    </form>
  );

  if (address === '') {
    return (
      <section aria-label={m.wishlistSharing()} className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        {form('share', m.wishlistShare())}
        <p className="text-muted text-sm">{m.wishlistShareText()}</p>
      </section>
    );
  }
  return (
    <section aria-label={m.wishlistSharing()} className="mt-6 border-line border-y py-5">
      <label htmlFor={linkId} className="mb-1 block text-muted text-sm">
        {m.wishlistLink()}
      </label>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <input
          ref={link}
          id={linkId}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-12 min-w-0 flex-1 basis-64 rounded-sm border border-edge bg-transparent px-3 text-ink"
        />
        <Button variant="secondary" onClick={copy} className="needs-script">
          {m.wishlistCopyLink()}
        </Button>
        {canSend && (
          <Button variant="quiet" onClick={send}>
            {m.wishlistSend()}
          </Button>
        )}
        {form('unshare', m.wishlistUnshare())}
      </div>
    </section>
  );
}

'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

type Change = 'share' | 'unshare';

interface ShareWishlistProps {
  /** The whole address that shows the list to others; empty where it is not shared. */
  address: string;
  busy: boolean;
  onChange: (intent: Change) => void;
}

/** Makes a link to the wishlist for others, and takes it back. Plain forms until its script runs. */
export function ShareWishlist({ address, busy, onChange }: ShareWishlistProps) {
  const linkId = useId();
  const link = useRef<HTMLInputElement>(null);
  const offer = useRef<HTMLFormElement>(null);
  const begun = useRef<Change | null>(null);
  const [canSend, setCanSend] = useState(false);
  useEffect(() => setCanSend(typeof navigator.share === 'function'), []);

  // The pressed button has gone: the focus goes to the link that was asked for, or to the way back.
  useEffect(() => {
    if (address !== '' && begun.current === 'share') link.current?.focus();
    if (address === '' && begun.current === 'unshare') offer.current?.querySelector('button')?.focus();
    begun.current = null;
  }, [address]);

  const submit = (intent: Change) => (event: FormEvent) => {
    event.preventDefault();
    begun.current = intent;
    onChange(intent);
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'success', text: 'Link copied.' });
    } catch {
      // Without https, or where the shopper forbids it: the link is marked, ready to be copied by hand.
      link.current?.select();
    }
  };

  const send = async () => {
    try {
      await navigator.share({ title: 'A wishlist at Samay', url: address });
    } catch {
      // The shopper closed the sheet: nothing is to be said.
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
      <section aria-label="Sharing" className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        {form('share', 'Share wishlist')}
        <p className="text-muted text-sm">
          Creates a link. Anyone with the link can see your first name and the items on this list, and nothing else.
        </p>
      </section>
    );
  }
  return (
    <section aria-label="Sharing" className="mt-6 border-line border-y py-5">
      <label htmlFor={linkId} className="mb-1 block text-muted text-sm">
        Link to your wishlist
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
          Copy link
        </Button>
        {canSend && (
          <Button variant="quiet" onClick={send}>
            Send…
          </Button>
        )}
        {form('unshare', 'Stop sharing')}
      </div>
    </section>
  );
}

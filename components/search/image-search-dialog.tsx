'use client';

import { type ChangeEvent, useId } from 'react';
import { IMAGE_SEARCH_EXTENSIONS } from '#lib/contract/vocabulary.ts';
import { Dialog } from '@/components/ui/dialog';
import { Popup } from '@/components/ui/popup';
import { useImageSearch } from './use-image-search';

const ACCEPT = IMAGE_SEARCH_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface ImageSearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the codes of similar products, nearest first. */
  onFound: (codes: readonly string[]) => void;
}

/** The search by a photo: it begins as soon as one is chosen. */
export function ImageSearchDialog({ open, onClose, onFound }: ImageSearchDialogProps) {
  const { loading, problem, failed, choose, reset } = useImageSearch(onFound);
  const id = useId();
  const close = () => {
    reset();
    onClose();
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose(target.files?.[0]);
    // The same photo may be chosen again.
    target.value = '';
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        label="Search by image"
        className="w-[min(32rem,calc(100%-2rem))] rounded-sm border border-line"
      >
        <div aria-busy={loading} className="p-6 md:p-8">
          <h2 className="pr-8 text-2xl">Search by image</h2>
          <p className="mt-2 text-muted text-sm">
            Choose a photo of a watch or a piece of jewellery, and see what looks like it. The search begins as soon as
            a photo is chosen.
          </p>
          <label htmlFor={id} className="mt-6 mb-1 block text-sm">
            Photo
          </label>
          <input
            id={id}
            type="file"
            accept={ACCEPT}
            onChange={onChange}
            aria-describedby={`${id}-hint ${id}-state`}
            aria-invalid={problem !== '' || undefined}
            className="min-h-12 w-full rounded-sm border border-edge p-1 text-muted text-sm file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-sm file:border-0 file:bg-ink file:px-4 file:font-medium file:text-paper hover:file:bg-brass"
          />
          <p id={`${id}-hint`} className="mt-1 text-muted text-xs">
            png, jpg, jpeg, bmp, webp or jfif, at most 5 MB
          </p>
          <p
            id={`${id}-state`}
            role="status"
            className={`mt-3 min-h-6 text-sm ${problem ? 'text-danger' : 'text-muted'}`}
          >
            {loading ? 'Looking for what is like your photo …' : problem}
          </p>
        </div>
      </Dialog>
      {failed && <Popup text="This Service Is Not Available" onClose={reset} />}
    </>
  );
}

'use client';

import { type DragEvent, useId, useState } from 'react';
import type { PhotoFrame } from '#lib/storefront/search/photo-frame.ts';
import type { FoundByPhoto } from '#lib/storefront/search/photo-results.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Popup } from '@/components/ui/popup';
import { FrameControls } from './frame-controls';
import { PhotoChooser } from './photo-chooser';
import { PhotoPreview } from './photo-preview';
import { useImageSearch } from './use-image-search';

interface ImageSearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the products that look like the photo. */
  onFound: (found: FoundByPhoto) => void;
  /** A photo that is already chosen, so that a part of it can be searched for. */
  first?: File | null;
}

/**
 * The image search dialog: the search starts as soon as a photo is chosen, and can be narrowed to a part of
 * it.
 */
export function ImageSearchDialog({ open, onClose, onFound, first = null }: ImageSearchDialogProps) {
  const { chosen, loading, problem, failed, choose, search, cancel, reset } = useImageSearch(onFound, first);
  const [frame, setFrame] = useState<PhotoFrame | null>(null);
  const [hovered, setHovered] = useState(false);
  const id = useId();
  const close = () => {
    reset();
    setFrame(null);
    onClose();
  };
  const take = (file: File | undefined) => {
    setFrame(null);
    choose(file);
  };
  // Prevents that a file dropped beside the box replaces the page.
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setHovered(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setHovered(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        label={m.photoSearchTitle()}
        className="w-[min(32rem,calc(100%-2rem))] rounded-sm border border-line"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: an optional drop target; the file field does the same */}
        <div
          aria-busy={loading}
          onDragOver={hover}
          onDragLeave={() => setHovered(false)}
          onDrop={drop}
          className="p-6 md:p-8"
        >
          <h2 className="pr-8 text-2xl">{m.photoSearchTitle()}</h2>
          {!chosen && <p className="mt-2 text-muted text-sm">{m.photoSearchIntro()}</p>}
          {chosen?.picture && <PhotoPreview picture={chosen.picture} frame={frame} onFrame={setFrame} />}
          {chosen && !chosen.picture && <p className="mt-5 text-sm wrap-anywhere">{chosen.file.name}</p>}
          <p
            id={`${id}-state`}
            role="status"
            className={`mt-3 text-sm ${problem ? 'text-danger' : 'text-muted'} ${chosen ? 'min-h-6 text-center' : 'empty:m-0'}`}
          >
            {loading ? m.photoSearchRunning() : problem}
          </p>
          {chosen && (
            <div className="mt-1 grid justify-items-center gap-3">
              {chosen.picture && !loading && <FrameControls photo={chosen.picture} frame={frame} onFrame={setFrame} />}
              {/* A single button for search and cancel, so that the focus stays on it. */}
              <Button
                variant={loading ? 'secondary' : 'primary'}
                className="w-full"
                onClick={loading ? cancel : () => search(frame)}
              >
                {loading ? m.commonCancel() : m.commonSearch()}
              </Button>
            </div>
          )}
          <PhotoChooser
            onChoose={take}
            isReplacing={chosen !== null}
            hovered={hovered}
            invalid={problem !== ''}
            stateId={`${id}-state`}
          />
        </div>
      </Dialog>
      {failed && <Popup text={m.photoSearchUnavailable()} onClose={cancel} />}
    </>
  );
}

import { useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { clearPhotoResults } from '#lib/storefront/search/photo-results.ts';
import { savedSearchPhoto } from '#lib/storefront/search/saved-photo.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { ImageSearchDialog } from './image-search-dialog';
import { useGoToResults } from './use-go-to-results';

const PICTURE_PIXELS = 160;

/** The shopper's photo above its results, with its actions. */
export function PhotoResultsHeader({ picture }: { picture: string }) {
  const { showFound } = useGoToResults();
  const [isOpen, setOpen] = useState(false);
  const remove = () => {
    clearPhotoResults();
    // The button disappears with the photo, so the focus moves to the top of the content that replaces it.
    document.getElementById('content')?.focus();
  };
  return (
    <div className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
      {picture && (
        // biome-ignore lint/performance/noImgElement: a local object URL
        <img
          src={picture}
          alt={m.photoSearchYours()}
          width={PICTURE_PIXELS}
          height={PICTURE_PIXELS}
          className="size-16 rounded-sm border border-line object-cover md:row-span-2 md:size-24"
        />
      )}
      <p className={`text-muted text-sm ${picture ? 'md:self-end' : 'col-span-2'}`}>{m.photoSearchResultsNote()}</p>
      <div className={`flex flex-wrap gap-x-4 text-sm ${picture ? 'max-md:col-span-2 md:self-start' : 'col-span-2'}`}>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {savedSearchPhoto() ? m.photoSearchCrop() : m.photoSearchAnother()}
        </Button>
        <Link
          href={paths.searchForm()}
          className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink"
        >
          {m.photoSearchByText()}
        </Link>
        <Button variant="quiet" onClick={remove}>
          {m.photoSearchRemove()}
        </Button>
      </div>
      <ImageSearchDialog
        open={isOpen}
        first={isOpen ? savedSearchPhoto() : null}
        onClose={() => setOpen(false)}
        onFound={(found) => {
          showFound(found);
          setOpen(false);
        }}
      />
    </div>
  );
}

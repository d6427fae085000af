import { type ChangeEvent, useId } from 'react';
import { PHOTO_ACCEPT } from '#lib/storefront/search/photo-kind.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';

interface PhotoChooserProps {
  onChoose: (file: File | undefined) => void;
  /** Whether a photo is already chosen: the chooser for another one is then smaller. */
  isReplacing: boolean;
  /** Whether a file is dragged over the dialog. */
  hovered: boolean;
  invalid: boolean;
  /** The id of the element with the search status. */
  stateId: string;
}

/** The inputs for a photo: a file that is chosen or dropped, and on a phone the camera. */
export function PhotoChooser({ onChoose, isReplacing, hovered, invalid, stateId }: PhotoChooserProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(target.files?.[0]);
    // Allows the same photo to be chosen again.
    target.value = '';
  };
  const shape = isReplacing ? 'min-h-14 flex-row px-4 py-2' : 'min-h-40 flex-col p-6 text-center';
  return (
    <>
      <label htmlFor={id} className="mt-6 mb-1 block text-sm">
        {m.photoSearchPhoto()}
      </label>
      <div
        className={`relative flex items-center justify-center gap-3 rounded-sm border border-dashed has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brass has-[input:focus-visible]:outline-offset-2 hover:border-brass ${hovered ? 'border-brass bg-card' : 'border-edge'} ${shape}`}
      >
        <Icon name="camera" className={isReplacing ? 'size-5 text-brass' : 'size-8 text-brass'} />
        <p className="text-sm">
          <span className="font-medium underline underline-offset-4">
            {isReplacing ? m.photoSearchChooseAnother() : m.photoSearchChoose()}
          </span>
          <span className="pointer-coarse:hidden text-muted">{m.photoSearchOrDrop()}</span>
        </p>
        {/* The input covers the whole box, so that a press anywhere opens the browser's file chooser. */}
        <input
          id={id}
          type="file"
          accept={PHOTO_ACCEPT}
          onChange={choose}
          aria-describedby={`${id}-hint ${stateId}`}
          aria-invalid={invalid || undefined}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <label className="relative mt-3 pointer-coarse:flex hidden min-h-12 items-center justify-center gap-2 rounded-sm border border-ink px-6 font-medium has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brass">
        <Icon name="camera" className="size-5" />
        {m.photoSearchCamera()}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={choose}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <p id={`${id}-hint`} className="mt-2 text-muted text-xs">
        {m.photoSearchHint()}
      </p>
    </>
  );
}

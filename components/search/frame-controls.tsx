import type { ReactNode } from 'react';
import {
  type Dimensions,
  middleFrame,
  movedFrame,
  type PhotoFrame,
  scaledFrame,
} from '#lib/storefront/search/photo-frame.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The distance that a press moves the frame, as a fraction of its side. */
const STEP = 0.1;
const GROWTH = 1.15;

interface FrameControlsProps {
  photo: Dimensions;
  /** The part of the photo to search for; null for the whole photo. */
  frame: PhotoFrame | null;
  onFrame: (frame: PhotoFrame | null) => void;
}

/** Buttons that select which part of a photo is searched for, as an alternative to dragging. */
export function FrameControls({ photo, frame, onFrame }: FrameControlsProps) {
  if (!frame) {
    return (
      <Button variant="quiet" onClick={() => onFrame(middleFrame(photo))}>
        {m.photoSearchCrop()}
      </Button>
    );
  }
  const step = (right: number, down: number) => () =>
    onFrame(movedFrame(frame, right * STEP * frame.side, down * STEP * frame.side, photo));
  return (
    <fieldset className="flex flex-wrap items-center justify-center gap-1">
      <legend className="sr-only">{m.photoSearchPart()}</legend>
      <Press name={m.photoSearchMoveLeft()} onPress={step(-1, 0)}>
        <Icon name="left" className="size-5" />
      </Press>
      <Press name={m.photoSearchMoveRight()} onPress={step(1, 0)}>
        <Icon name="right" className="size-5" />
      </Press>
      <Press name={m.photoSearchMoveUp()} onPress={step(0, -1)}>
        <Icon name="down" className="size-5 rotate-180" />
      </Press>
      <Press name={m.photoSearchMoveDown()} onPress={step(0, 1)}>
        <Icon name="down" className="size-5" />
      </Press>
      <Press name={m.photoSearchSmaller()} onPress={() => onFrame(scaledFrame(frame, 1 / GROWTH, photo))}>
        −
      </Press>
      <Press name={m.photoSearchLarger()} onPress={() => onFrame(scaledFrame(frame, GROWTH, photo))}>
        +
      </Press>
      <Button variant="quiet" className="px-2" onClick={() => onFrame(null)}>
        {m.photoSearchWhole()}
      </Button>
    </fieldset>
  );
}

interface PressProps {
  name: string;
  onPress: () => void;
  children: ReactNode;
}

function Press({ name, onPress, children }: PressProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-sm border border-line text-xl hover:border-brass hover:text-brass"
    >
      {children}
    </button>
  );
}

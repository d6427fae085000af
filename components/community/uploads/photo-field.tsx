'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { PHOTO_EXTENSIONS } from '#lib/contract/photo-vocabulary.ts';
import { SHOPPER_PHOTOS_MAXIMUM } from '#lib/contract/vocabulary.ts';
import { PHOTO_FILES, PHOTO_IDS } from '#lib/storefront/community/uploads/field-names.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { TaggedText } from '@/components/ui/tagged-text';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { useScripted } from '@/components/ui/use-scripted';
import { ChosenPhotos } from './chosen-photos';
import { usePhotos } from './use-photos';

const ACCEPT = PHOTO_EXTENSIONS.map((extension) => `.${extension}`).join(',');

const PLAIN =
  'block w-full text-sm file:mr-4 file:min-h-11 file:rounded-sm file:border file:border-ink file:border-solid file:bg-transparent file:px-4 file:font-medium';
const BOX =
  'relative flex min-h-14 items-center justify-center gap-3 rounded-sm border border-dashed px-4 py-2 text-sm has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brass has-[input:focus-visible]:outline-offset-2 hover:border-brass';

interface PhotoFieldProps {
  /** The id of the file input, for the links of the problem summary. */
  id: string;
  label?: string;
  /** What the photos should show. */
  hint?: string;
  /** The ids of the photos that are already saved. */
  existing?: readonly string[];
  /** The problem of the photos; empty where there is none. */
  error?: string;
}

/**
 * Up to five photos of a form. Without JavaScript a plain file input, whose form has to be
 * `multipart/form-data`; with it each photo is resized on the device and uploaded when it is chosen, and the
 * form submits only the ids.
 */
export function PhotoField({
  id,
  label = m.communityPhotosOptional(),
  hint = '',
  existing = [],
  error = '',
}: PhotoFieldProps) {
  const isScripted = useScripted();
  const { chosen, problems, value, choose, remove } = usePhotos(existing);
  const input = useRef<HTMLInputElement>(null);
  const isFull = chosen.length >= SHOPPER_PHOTOS_MAXIMUM;
  const wrong = [...(error ? [error] : []), ...problems];
  const change = (field: HTMLInputElement) => {
    choose([...(field.files ?? [])]);
    // The files are uploaded separately, and the same photo may be chosen again.
    field.value = '';
  };
  useEarlyInput(input, (early) => {
    if (early.files?.length) change(early);
  });
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-muted text-sm">
        {label}
      </label>
      <input type="hidden" name={PHOTO_IDS} value={value} />
      <ChosenPhotos
        photos={chosen}
        canUntick={!isScripted}
        onRemove={(key) => {
          // The button disappears with its photo, and the input may have been hidden until now.
          flushSync(() => remove(key));
          input.current?.focus();
        }}
      />
      <div
        className={
          isScripted ? `${BOX} ${wrong.length > 0 ? 'border-danger' : 'border-edge'} ${isFull ? 'hidden' : ''}` : ''
        }
      >
        {isScripted && (
          <>
            <Icon name="camera" className="size-5 text-brass" />
            <span>
              <TaggedText
                text={chosen.length === 0 ? m.communityChoosePhotos() : m.communityAddPhoto()}
                tags={{
                  u: (inner) => <span className="font-medium underline underline-offset-4">{inner}</span>,
                  drop: (inner) => <span className="pointer-coarse:hidden text-muted">{inner}</span>,
                }}
              />
            </span>
          </>
        )}
        <input
          key="files"
          ref={input}
          id={id}
          type="file"
          name={PHOTO_FILES}
          multiple
          accept={ACCEPT}
          onChange={({ target }) => change(target)}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={wrong.length > 0 || undefined}
          className={isScripted ? 'absolute inset-0 size-full cursor-pointer opacity-0' : PLAIN}
        />
      </div>
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
        {hint && `${hint} `}
        {isScripted
          ? m.communityPhotosHint({ max: SHOPPER_PHOTOS_MAXIMUM })
          : m.communityPhotosHintSize({ max: SHOPPER_PHOTOS_MAXIMUM })}
      </p>
      <div id={`${id}-error`} role="alert" className="text-danger text-sm">
        {wrong.map((problem) => (
          <p key={problem} className="mt-1 [overflow-wrap:anywhere]">
            {problem}
          </p>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isScripted && chosen.length > 0 ? statusOf(chosen) : ''}
      </p>
    </div>
  );
}

function statusOf(chosen: readonly { id: string }[]): string {
  const ready = chosen.filter(({ id }) => id !== '').length;
  return m.communityPhotosAdded({ ready, waiting: chosen.length - ready });
}

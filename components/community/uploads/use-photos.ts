'use client';

import { useRef, useState } from 'react';
import { SHOPPER_PHOTO_SIDE } from '#lib/contract/photo-vocabulary.ts';
import { SHOPPER_PHOTOS_MAXIMUM } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { discardPhoto, sendPhoto } from '#lib/storefront/community/uploads/client.ts';
import { ON_ITS_WAY } from '#lib/storefront/community/uploads/field-names.ts';
import { photoProblem } from '#lib/storefront/community/uploads/photo-rules.ts';
import { extensionOf } from '#lib/storefront/search/photo-file.ts';
import { signatureMatchesExtension } from '#lib/storefront/search/photo-kind.ts';
import { openPhotoBitmap, shrunkPhoto, smallPicture } from '#lib/storefront/search/shrink-photo.ts';
import * as m from '#messages';

/** A photo of the form. */
export interface ChosenPhoto {
  /** Identifies the photo before it has an id. */
  key: string;
  /** Empty while it is being uploaded. */
  id: string;
  /** The URL of its thumbnail; empty where the browser cannot create one. */
  picture: string;
}

interface Photos {
  chosen: readonly ChosenPhoto[];
  /** The problems of the files that were chosen last. */
  problems: readonly string[];
  /** The ids as submitted by the form. */
  value: string;
  choose: (files: readonly File[]) => void;
  remove: (key: string) => void;
}

/** Returns the photo to upload, resized where the browser can, and its thumbnail; or the problem of the file. */
async function readied(file: File): Promise<{ photo: File; picture: string } | { problem: string }> {
  const kind = photoProblem({ name: file.name, size: 0 });
  if (kind !== '') return { problem: kind };
  if (!(await signatureMatchesExtension(extensionOf(file.name), file))) return { problem: m.communityPhotoMismatch() };
  const { photo = file, picture = '' } = (await shrunk(file)) ?? {};
  const problem = photoProblem(photo);
  return problem === '' ? { photo, picture } : { problem };
}

/**
 * Returns the resized photo and its thumbnail; null where the browser cannot create them, for example for lack
 * of memory.
 */
async function shrunk(file: File): Promise<{ photo?: File; picture: string } | null> {
  const opened = await openPhotoBitmap(file);
  if (!opened) return null;
  try {
    const photo = await shrunkPhoto(opened, null, SHOPPER_PHOTO_SIDE);
    return { ...(photo && { photo }), picture: smallPicture(opened, null) };
  } catch {
    // The photo is uploaded unchanged.
    return null;
  } finally {
    opened.close();
  }
}

/** The photos of a form, uploaded one by one as they are chosen, so that the form submits only their ids. */
export function usePhotos(existing: readonly string[]): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>(() =>
    existing.map((id) => ({ key: id, id, picture: apiPaths.photo(id, 'thumbnail') })),
  );
  const [problems, setProblems] = useState<readonly string[]>([]);
  const made = useRef(0);
  /** The keys of photos that were removed during their upload. */
  const removed = useRef(new Set<string>());

  const drop = (key: string) => setChosen((photos) => photos.filter((photo) => photo.key !== key));
  const change = (key: string, fields: Partial<ChosenPhoto>) =>
    setChosen((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo)));

  const upload = async (file: File, key: string) => {
    const fail = (problem: string) => {
      drop(key);
      if (!removed.current.has(key)) setProblems((before) => [...before, `${file.name}: ${problem}`]);
    };
    // A file that was moved meanwhile can no longer be read.
    const ready = await readied(file).catch(() => ({ problem: m.communityPhotoUnreadable() }));
    if ('problem' in ready) return fail(ready.problem);
    change(key, { picture: ready.picture });
    const sent = await sendPhoto(ready.photo);
    if ('problem' in sent) return fail(sent.problem);
    if (removed.current.has(key)) await discardPhoto(sent.id);
    else change(key, { id: sent.id });
  };

  const choose = (files: readonly File[]) => {
    const freeSlots = SHOPPER_PHOTOS_MAXIMUM - chosen.length;
    setProblems(files.length > freeSlots ? [m.communityPhotosNoRoom({ max: SHOPPER_PHOTOS_MAXIMUM })] : []);
    const added = files.slice(0, freeSlots).map((file) => {
      made.current += 1;
      return { file, photo: { key: `new-${made.current}`, id: '', picture: '' } };
    });
    setChosen((photos) => [...photos, ...added.map(({ photo }) => photo)]);
    for (const { file, photo } of added) void upload(file, photo.key);
  };

  const remove = (key: string) => {
    removed.current.add(key);
    const id = chosen.find((photo) => photo.key === key)?.id ?? '';
    // A saved photo is kept until the form is submitted.
    if (id !== '' && !existing.includes(id)) void discardPhoto(id);
    drop(key);
    setProblems([]);
  };

  return { chosen, problems, value: chosen.map(({ id }) => id || ON_ITS_WAY).join(','), choose, remove };
}

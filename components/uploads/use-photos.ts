'use client';

import { useRef, useState } from 'react';
import { SHOPPER_PHOTO_SIDE } from '#lib/contract/photo-vocabulary.ts';
import { SHOPPER_PHOTOS_MAXIMUM } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { discardPhoto, sendPhoto } from '#lib/storefront/community/uploads/client.ts';
import { ON_ITS_WAY } from '#lib/storefront/community/uploads/field-names.ts';
import { NOT_A_PHOTO, photoProblem, UNREADABLE } from '#lib/storefront/community/uploads/photo-rules.ts';
import { extensionOf } from '#lib/storefront/search/photo-file.ts';
import { beginsAs } from '#lib/storefront/search/photo-kind.ts';
import { openPhoto, shrunkPhoto, smallPicture } from '#lib/storefront/search/shrink-photo.ts';

/** A photo of the form. */
export interface ChosenPhoto {
  /** Names it while it has no id yet. */
  key: string;
  /** Empty while it is on its way. */
  id: string;
  /** Address of a small picture of it; empty where the browser can make none. */
  picture: string;
}

export interface Photos {
  chosen: readonly ChosenPhoto[];
  /** What was wrong with the files that were chosen last. */
  problems: readonly string[];
  /** The ids as the form sends them. */
  value: string;
  choose: (files: readonly File[]) => void;
  remove: (key: string) => void;
}

const NO_ROOM = `You can add up to ${SHOPPER_PHOTOS_MAXIMUM} photos. Remove one to add another.`;

/** The photo as it is sent, made smaller here where the browser can, and its small picture; or what is wrong with it. */
async function readied(file: File): Promise<{ photo: File; picture: string } | { problem: string }> {
  const kind = photoProblem({ name: file.name, size: 0 });
  if (kind !== '') return { problem: kind };
  if (!(await beginsAs(extensionOf(file.name), file))) return { problem: NOT_A_PHOTO };
  const { photo = file, picture = '' } = (await shrunk(file)) ?? {};
  const problem = photoProblem(photo);
  return problem === '' ? { photo, picture } : { problem };
}

/** The photo made smaller, and its small picture; null where the browser cannot, for want of memory too. */
async function shrunk(file: File): Promise<{ photo?: File; picture: string } | null> {
  const opened = await openPhoto(file);
  if (!opened) return null;
  try {
    const photo = await shrunkPhoto(opened, null, SHOPPER_PHOTO_SIDE);
    return { ...(photo && { photo }), picture: smallPicture(opened, null) };
  } catch {
    // It is sent as it is.
    return null;
  } finally {
    opened.close();
  }
}

/** The photos of a form: sent one by one as they are chosen, so that the form itself carries their ids alone. */
export function usePhotos(existing: readonly string[]): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>(() =>
    existing.map((id) => ({ key: id, id, picture: apiPaths.photo(id, 'thumbnail') })),
  );
  const [problems, setProblems] = useState<readonly string[]>([]);
  const made = useRef(0);
  /** Keys of photos that were taken out before they had arrived. */
  const removed = useRef(new Set<string>());

  const drop = (key: string) => setChosen((photos) => photos.filter((photo) => photo.key !== key));
  const change = (key: string, fields: Partial<ChosenPhoto>) =>
    setChosen((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo)));

  const take = async (file: File, key: string) => {
    const fail = (problem: string) => {
      drop(key);
      if (!removed.current.has(key)) setProblems((told) => [...told, `${file.name}: ${problem}`]);
    };
    // A file that has moved meanwhile can be read no more.
    const ready = await readied(file).catch(() => ({ problem: UNREADABLE }));
    if ('problem' in ready) return fail(ready.problem);
    change(key, { picture: ready.picture });
    const sent = await sendPhoto(ready.photo);
    if ('problem' in sent) return fail(sent.problem);
    if (removed.current.has(key)) await discardPhoto(sent.id);
    else change(key, { id: sent.id });
  };

  const choose = (files: readonly File[]) => {
    const room = SHOPPER_PHOTOS_MAXIMUM - chosen.length;
    setProblems(files.length > room ? [NO_ROOM] : []);
    const taken = files.slice(0, room).map((file) => {
      made.current += 1;
      return { file, photo: { key: `new-${made.current}`, id: '', picture: '' } };
    });
    setChosen((photos) => [...photos, ...taken.map(({ photo }) => photo)]);
    for (const { file, photo } of taken) void take(file, photo.key);
  };

  const remove = (key: string) => {
    removed.current.add(key);
    const id = chosen.find((photo) => photo.key === key)?.id ?? '';
    // What belongs to something already stays until the form is sent.
    if (id !== '' && !existing.includes(id)) void discardPhoto(id);
    drop(key);
    setProblems([]);
  };

  return { chosen, problems, value: chosen.map(({ id }) => id || ON_ITS_WAY).join(','), choose, remove };
}

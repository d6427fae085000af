'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchSimilar } from '#lib/storefront/search/client.ts';
import { extensionOf, extensionProblem, searchPhotoProblem } from '#lib/storefront/search/photo-file.ts';
import type { PhotoFrame } from '#lib/storefront/search/photo-frame.ts';
import { signatureMatchesExtension } from '#lib/storefront/search/photo-kind.ts';
import type { FoundByPhoto } from '#lib/storefront/search/photo-results.ts';
import { saveSearchPhoto } from '#lib/storefront/search/saved-photo.ts';
import { openPhotoBitmap, shrunkPhoto, smallPicture } from '#lib/storefront/search/shrink-photo.ts';
import * as m from '#messages';

/** A photo that can be searched for. */
interface SearchPhoto {
  file: File;
  /** Null where the browser cannot decode it: it is then sent unchanged. */
  picture: ImageBitmap | null;
}

interface ImageSearch {
  /** Null until a usable photo is chosen. */
  chosen: SearchPhoto | null;
  loading: boolean;
  /** Why the chosen file cannot be searched for; empty where it can. */
  problem: string;
  /** Whether the request for similar products failed. */
  failed: boolean;
  /** Takes a file and searches for it immediately. */
  choose: (file: File | undefined) => void;
  /** Searches for the chosen photo, or for a part of it. */
  search: (frame: PhotoFrame | null) => void;
  /** Aborts the search; the photo stays chosen. */
  cancel: () => void;
  /** Resets the photo and the search. */
  reset: () => void;
}

async function problemOf(file: File): Promise<string> {
  const problem = extensionProblem(file.name);
  if (problem !== '') return problem;
  return (await signatureMatchesExtension(extensionOf(file.name), file)) ? '' : m.photoSearchNotItsKind();
}

/**
 * Sends a photo to the retail API and passes the similar products on. `first` is a photo that is already
 * chosen but not searched for.
 */
export function useImageSearch(onFound: (found: FoundByPhoto) => void, first: File | null = null): ImageSearch {
  const [chosen, setChosen] = useState<SearchPhoto | null>(null);
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setLoading(false);
    setProblem('');
    setFailed(false);
  };
  const reset = () => {
    cancel();
    setChosen(null);
  };
  const begin = () => {
    cancel();
    const request = new AbortController();
    running.current = request;
    setLoading(true);
    return request.signal;
  };
  const reject = (message: string) => {
    setLoading(false);
    setProblem(message);
  };

  const send = async ({ file, picture }: SearchPhoto, frame: PhotoFrame | null, signal: AbortSignal) => {
    const sent = (picture && (await shrunkPhoto(picture, frame))) ?? file;
    if (signal.aborted) return;
    const wrong = searchPhotoProblem(sent);
    if (wrong !== '') return reject(wrong);
    const { codes, problem: refused } = await fetchSimilar(sent, signal);
    if (signal.aborted) return;
    if (refused !== '') return reject(refused);
    setLoading(false);
    if (codes.length === 0) return setFailed(true);
    saveSearchPhoto(file);
    onFound({ codes, picture: picture ? smallPicture(picture, frame) : '' });
  };
  const open = async (file: File, signal: AbortSignal) => {
    const wrong = await problemOf(file);
    if (signal.aborted) return null;
    if (wrong !== '') {
      reject(wrong);
      return null;
    }
    const opened = { file, picture: await openPhotoBitmap(file) };
    if (signal.aborted) return null;
    setChosen(opened);
    return opened;
  };
  const openAndSend = async (file: File, signal: AbortSignal) => {
    const opened = await open(file, signal);
    if (opened) await send(opened, null, signal);
  };
  const openFirst = useEffectEvent(async (file: File) => {
    const opened = await open(file, begin());
    if (opened) setLoading(false);
  });
  useEffect(() => {
    if (first) void openFirst(first);
  }, [first]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    reset();
    void openAndSend(file, begin());
  };
  const search = (frame: PhotoFrame | null) => {
    if (chosen) void send(chosen, frame, begin());
  };
  return { chosen, loading, problem, failed, choose, search, cancel, reset };
}

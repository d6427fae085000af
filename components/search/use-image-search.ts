'use client';

import { useEffect, useRef, useState } from 'react';
import { fetchSimilar } from '#lib/search/client.ts';
import { photoProblem } from '#lib/search/photo-file.ts';

interface ImageSearch {
  loading: boolean;
  /** Why the chosen file is not searched for; empty where it is. */
  problem: string;
  /** Whether the store could not say what looks like the photo. */
  failed: boolean;
  choose: (file: File | undefined) => void;
  /** Forgets what went wrong and what is still under way. */
  reset: () => void;
}

/** Sends a photo to the store and hands on what looks like it. */
export function useImageSearch(onFound: (codes: readonly string[]) => void): ImageSearch {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reset = () => {
    running.current?.abort();
    setLoading(false);
    setProblem('');
    setFailed(false);
  };
  const send = async (file: File) => {
    const asked = new AbortController();
    running.current = asked;
    setLoading(true);
    const { codes, problem: refused } = await fetchSimilar(file, asked.signal);
    if (asked.signal.aborted) return;
    setLoading(false);
    if (codes.length > 0) return onFound(codes);
    if (refused === '') setFailed(true);
    else setProblem(refused);
  };
  const choose = (file: File | undefined) => {
    reset();
    if (!file) return;
    const wrong = photoProblem(file);
    setProblem(wrong);
    if (wrong === '') void send(file);
  };
  return { loading, problem, failed, choose, reset };
}

'use client';

import { useEffect, useRef } from 'react';
import { type AnswersReply, postAnswers } from '#lib/storefront/community/survey/client.ts';
import type { SubmittedAnswers } from '#lib/storefront/community/survey/types.ts';
import { clearUnsavedAnswers, saveUnsavedAnswers } from '#lib/storefront/community/survey/unsaved-answers.ts';

const SAVE_AFTER_MS = 800;

interface Draft {
  /** Saves these answers after a short delay, with those to other questions that are still unsaved. */
  change(answers: SubmittedAnswers): void;
  /** Drops what is unsaved, because all answers are being sent. */
  forget(): void;
}

/** Merges answers; newer ones replace older ones to the same questions. */
function over(older: SubmittedAnswers | null, newer: SubmittedAnswers): SubmittedAnswers {
  return { ...newer, answers: { ...older?.answers, ...newer.answers } };
}

/**
 * Saves answers shortly after a change, and immediately when the page is left. `onReply` is called with the
 * result.
 */
export function useDraft(onReply: (reply: AnswersReply) => void): Draft {
  const waiting = useRef<SubmittedAnswers | null>(null);
  /** The number of drops: a failed save from before a drop is not queued again. */
  const forgotten = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listener = useRef(onReply);
  useEffect(() => {
    listener.current = onReply;
  }, [onReply]);

  const save = useRef((last: boolean) => {
    const answers = waiting.current;
    clearTimeout(timer.current);
    waiting.current = null;
    if (!answers) return;
    const before = forgotten.current;
    void postAnswers(answers, 'save', last).then((reply) => {
      if (reply.ok) clearUnsavedAnswers(answers);
      // They are sent with the next save.
      else if (forgotten.current === before) waiting.current = over(answers, waiting.current ?? answers);
      listener.current(reply);
    });
  });

  useEffect(() => {
    const saveLast = () => save.current(true);
    window.addEventListener('pagehide', saveLast);
    return () => {
      window.removeEventListener('pagehide', saveLast);
      saveLast();
    };
  }, []);

  return {
    change(answers) {
      waiting.current = over(waiting.current, answers);
      saveUnsavedAnswers(answers);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save.current(false), SAVE_AFTER_MS);
    },
    forget() {
      forgotten.current += 1;
      waiting.current = null;
      clearTimeout(timer.current);
    },
  };
}

'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { leave } from './leave.ts';
import { restoreText, saveText } from './saved-text.ts';
import { fieldsOf, submitForm } from './submit.ts';
import type { FormReply, Problems } from './types.ts';

interface LiveForm {
  problems: Problems;
  busy: boolean;
  /** For the `<form>`, beside its `action` and `method`, which serve until scripts run. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  setProblems: (problems: Problems) => void;
}

/** Whether the shopper fills in another form by now, whose letters would go into this one. */
function isTypedInOtherForm(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea, select') === true && ![...form.elements].includes(activeElement);
}

/**
 * Sends a form by script: one at a time, with its problems shown in place and the first wrong field focused. Where it
 * was done, or the reply leads elsewhere, the page is left; `onDone` may do something else instead by returning true.
 * `onRefused` returns true where it shows by other means why the form was refused. `unanswered`: as `submitForm` takes it.
 */
export function useForm<Data = unknown>(
  rendered: Problems,
  onDone?: (reply: Extract<FormReply<Data>, { ok: true }>) => boolean,
  onRefused?: (reply: { data?: unknown }) => boolean,
  unanswered?: string,
): LiveForm {
  const [problems, setProblems] = useState<Problems>(rendered);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const sent = useRef<HTMLFormElement | null>(null);

  // What was written before a sign-in comes back with the page of its form.
  useEffect(restoreText, []);

  // A refused form brings the focus to the first field that is wrong, once its message stands beside it.
  useEffect(() => {
    const form = sent.current;
    sent.current = null;
    if (!form || Object.keys(problems).length === 0 || isTypedInOtherForm(form)) return;
    const wrong = [...form.elements].find(
      (element) => 'name' in element && typeof element.name === 'string' && problems[element.name] !== undefined,
    );
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [problems]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    running.current = true;
    setBusy(true);
    const fields = fieldsOf(form, submitter);
    void submitForm<Data>(form.getAttribute('action') ?? '', fields, unanswered).then((reply) => {
      running.current = false;
      if (reply.ok) {
        setProblems({});
        if (onDone?.(reply)) setBusy(false);
        else leave(reply.location);
        return;
      }
      // The button stays busy while the page is being left.
      if (reply.location !== undefined) {
        saveText(form, reply.location);
        return leave(reply.location);
      }
      setBusy(false);
      if (onRefused?.(reply)) return setProblems({});
      sent.current = form;
      setProblems(reply.problems);
    });
  };

  return { problems, busy, onSubmit, setProblems };
}

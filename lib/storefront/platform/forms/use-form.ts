'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { leave } from './leave.ts';
import { restoreText, saveText } from './saved-text.ts';
import { formFields, submitForm } from './submit.ts';
import type { FormReply, Problems } from './types.ts';

interface LiveForm {
  problems: Problems;
  busy: boolean;
  /** The handlers of the `<form>`, whose `action` and `method` work until scripts run. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  setProblems: (problems: Problems) => void;
}

/** Whether the shopper is typing in another form, from which the focus must not be taken. */
function isTypedInOtherForm(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea, select') === true && ![...form.elements].includes(activeElement);
}

/**
 * Submits a form by script: one submission at a time, with errors shown in place and the first invalid field
 * focused. After a success, or a reply with another location, the page is left; `onDone` may prevent that by
 * returning true. `onRefused` returns true where it shows the reason itself. `unanswered`: as for `submitForm`.
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

  // Restores the text written before a sign-in.
  useEffect(restoreText, []);

  // Focuses the first invalid field of a refused form once its message is rendered.
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
    const fields = formFields(form, submitter);
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

'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onToast, type ToastMessage } from '@/components/ui/toast';
import { ToastItem } from '@/components/ui/toast-item';

interface ToasterProps {
  successMilliseconds: number;
  failureMilliseconds: number;
}

interface Shown {
  id: number;
  message: ToastMessage;
}

const MAX_AT_ONCE = 3;
let lastId = 0;

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/**
 * Displays the messages of `toast()`. Every page that shows toasts contains one. They stand at the lower edge, or at the
 * upper one where they would cover the control that was pressed, or those beside it.
 */
export function Toaster({ successMilliseconds, failureMilliseconds }: ToasterProps) {
  const [shown, setShown] = useState<Shown[]>([]);
  const [edge, setEdge] = useState<'lower' | 'upper'>('lower');
  const region = useRef<HTMLDivElement>(null);
  /**
   * What the last pressed control stood in, from the inside out: the control itself may be gone by the time of its
   * message.
   */
  const places = useRef<Element[]>([]);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest('button, a, input, label') : null;
      if (control && !region.current?.contains(control)) places.current = ancestorsOf(control);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);

  useLayoutEffect(() => {
    if (shown.length === 0) return setEdge('lower');
    const messages = region.current?.getBoundingClientRect();
    const rectangles = places.current
      .filter((place) => place.isConnected)
      .map((place) => place.getBoundingClientRect());
    const controls = rectangles.find(({ top, bottom }) => bottom > top);
    // A place of half the window is no group of controls, and the upper edge would be over it as well.
    const isGroup = controls !== undefined && controls.bottom - controls.top < window.innerHeight / 2;
    if (messages && isGroup && overlap(messages, controls)) setEdge('upper');
  }, [shown]);

  useEffect(
    () =>
      onToast((message) => {
        lastId += 1;
        const id = lastId;
        setShown((before) => [...before, { id, message }].slice(-MAX_AT_ONCE));
      }),
    [],
  );

  const dismiss = useCallback((id: number) => setShown((before) => before.filter((other) => other.id !== id)), []);

  const list = (kind: ToastMessage['kind'], duration: number) =>
    shown
      .filter(({ message }) => message.kind === kind)
      .map(({ id, message }) => (
        <ToastItem key={id} id={id} message={message} duration={duration} onDismiss={dismiss} />
      ));

  return (
    <div ref={region} data-edge={edge} className="toasts pointer-events-none flex flex-col gap-2">
      <div className="contents">{list('failure', failureMilliseconds)}</div>
      {/* A polite live region must exist before its text is inserted; an alert is announced on insertion. */}
      <div aria-live="polite" className="flex flex-col gap-2">
        {list('success', successMilliseconds)}
      </div>
    </div>
  );
}

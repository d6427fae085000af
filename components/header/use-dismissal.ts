import { useEffect, useEffectEvent } from 'react';
import { onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';

interface Dismissal {
  /** Called with the element that was pressed. */
  onPress: (target: Node) => void;
  onEscape: () => void;
  onNavigation: () => void;
}

/** What closes a menu besides its own controls: a press elsewhere, Escape, and a navigation. */
export function useDismissal(handlers: Dismissal): void {
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node) handlers.onPress(target);
  });
  // Listens on the document, because a menu may be shown by hover while the focus is elsewhere.
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') handlers.onEscape();
  });
  const onRoute = useEffectEvent(() => handlers.onNavigation());

  useEffect(() => {
    const press = (event: PointerEvent) => onPointerDown(event);
    const type = (event: KeyboardEvent) => onKeyDown(event);
    const removeRouteListener = onRouteStart(() => onRoute());
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', type);
    return () => {
      removeRouteListener();
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', type);
    };
  }, []);
}

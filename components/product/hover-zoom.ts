import { isZoomable, zoomFileOf } from '#lib/storefront/catalogue/photo-zoom.ts';
import type { ProductPhoto } from '#lib/storefront/catalogue/types.ts';

/**
 * Shows a photo in its own size inside `frame`, at the place of the mouse, until the mouse leaves or presses, or Escape is
 * pressed; not where the photo has hardly more than is shown, or the visitor prefers reduced motion. `start` is where the mouse
 * entered. Rejects where the file cannot be loaded; the photo then stays as it is.
 */
export async function zoomUnderMouse(
  frame: HTMLElement,
  photo: ProductPhoto,
  start: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Promise<void> {
  // The mouse may have left while this script was on its way.
  if (!frame.matches(':hover') || !isZoomable(photo, frame.clientWidth)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { src, side } = zoomFileOf(photo);
  const closeUp = document.createElement('img');
  closeUp.alt = '';
  closeUp.className = 'pointer-events-none absolute top-0 left-0 max-w-none bg-photo';
  closeUp.width = side;
  closeUp.height = side;
  closeUp.src = src;

  const follow = ({ clientX, clientY }: typeof start) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const shift = (at: number, shown: number) => -Math.max(0, side - shown) * Math.min(1, Math.max(0, at / shown));
    closeUp.style.translate = `${shift(clientX - left, width)}px ${shift(clientY - top, height)}px`;
  };
  const over = new AbortController();
  const { signal } = over;
  const end = () => {
    over.abort();
    closeUp.remove();
  };
  frame.addEventListener('pointermove', follow, { signal });
  frame.addEventListener('pointerleave', end, { signal });
  frame.addEventListener('click', end, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  follow(start);
  try {
    await closeUp.decode();
  } catch (error) {
    end();
    throw error;
  }
  // The mouse may have left while the file was on its way.
  if (!signal.aborted) frame.append(closeUp);
}

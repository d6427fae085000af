import { type PointerEvent, useEffect, useRef } from 'react';
import { movedFrame, type PhotoFrame, shrunkSize } from '#lib/storefront/search/photo-frame.ts';
import * as m from '#messages';

/** The longest side of the canvas in pixels: twice its size on the screen. */
const DRAWN_PIXELS = 900;

interface PhotoPreviewProps {
  picture: ImageBitmap;
  /** The part of the photo to search for; null for the whole photo. */
  frame: PhotoFrame | null;
  onFrame: (frame: PhotoFrame) => void;
}

/** The chosen photo, with a frame that can be dragged; the buttons beside it are the alternative to dragging. */
export function PhotoPreview({ picture, frame, onFrame }: PhotoPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const { width, height } = shrunkSize(picture, DRAWN_PIXELS);

  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  }, [picture, width, height]);

  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    const from = drag.current;
    const shown = canvas.current?.clientWidth;
    if (!frame || !from || !shown) return;
    const scale = picture.width / shown;
    drag.current = { x: event.clientX, y: event.clientY };
    onFrame(movedFrame(frame, (event.clientX - from.x) * scale, (event.clientY - from.y) * scale, picture));
  };
  const end = () => {
    drag.current = null;
  };
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div className="relative mx-auto mt-5 w-fit overflow-hidden rounded-sm bg-photo">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={m.photoSearchSelected()}
        className="block max-h-72 max-w-full"
      />
      {frame && (
        <div
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          style={{
            left: percent(frame.left, picture.width),
            top: percent(frame.top, picture.height),
            width: percent(frame.side, picture.width),
            height: percent(frame.side, picture.height),
          }}
          className="absolute cursor-move touch-none border-2 border-paper shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]"
        />
      )}
    </div>
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { FULL_PHOTO_WIDTH, photoUrl } from '#lib/shared/photo.ts';
import type { ProductVideo } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';

/** Beside the photo in view, a video still touches its edge, which counts as visible without a share. */
const VISIBLE_SHARE = 0.25;

/**
 * The video of a product. It plays with the browser's own controls, without JavaScript, too; nothing of it is loaded
 * before it is started, and it pauses when it is scrolled away or taken off the page.
 */
export function VideoPlayer({ video, title }: { video: ProductVideo; title: string }) {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const own = player.current;
    if (!own) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) own.pause();
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(own);
    return () => {
      observer.disconnect();
      own.pause();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are there where the shop has made them
    <video
      ref={player}
      controls
      playsInline
      preload="none"
      poster={photoUrl(video.poster.source, FULL_PHOTO_WIDTH, 'webp')}
      aria-label={m.productVideoOf({ title })}
      className="block size-full bg-photo object-contain"
    >
      <source src={video.src} type={video.type} />
      {/* None is the default: a browser would load that one with the page. */}
      {video.captions.map(({ src, language, label }) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} />
      ))}
      <a href={video.src}>{m.productVideoOf({ title })}</a>
    </video>
  );
}

import * as apiPaths from '#lib/shared/api-paths.ts';
import * as m from '#messages';

const PIXELS = 320;

/** The photos that a shopper sent, each linked to its full size; renders nothing where there are none. */
export function SentPhotos({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="sent-photos">
      <h2 id="sent-photos" className="text-2xl">
        {m.communityYourPhotos()}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <a
              href={apiPaths.photo(id, 'full')}
              className="block size-20 overflow-hidden rounded-sm border border-line bg-photo hover:border-brass"
            >
              {/* biome-ignore lint/performance/noImgElement: stored in two sizes; this is the small one */}
              <img
                src={apiPaths.photo(id, 'thumbnail')}
                alt={m.communitySentPhoto({ place: index + 1, total: ids.length })}
                width={PIXELS}
                height={PIXELS}
                loading="lazy"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

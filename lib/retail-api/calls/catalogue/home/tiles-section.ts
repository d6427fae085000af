import { emptySection, type HomeSection, type HomeSources, type SectionLayout } from './home-section.ts';
import { tilePicture } from './tile-picture.ts';

/** Doors to lists. A tile without its picture is left out: it would be a hole in the row. */
export function tilesSection(layout: SectionLayout<'hero' | 'tiles'>, { photos }: HomeSources): HomeSection {
  const Tiles = layout.Tiles.map((tile) => ({ ...tile, ...tilePicture(photos.get(tile.Image)) }));
  return { ...emptySection(layout), Tiles: Tiles.filter((tile) => tile.Image !== '') };
}

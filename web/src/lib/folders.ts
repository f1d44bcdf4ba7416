/** Files that games bring to the page are found by their place in games/<game>/board. */

/** The one that belongs to a game, of files by path. */
export function ofGame<T>(slug: string, parts: Record<string, T>): T | undefined {
  const folder = `/games/${slug.replaceAll('-', '_')}/board/`;
  return Object.entries(parts).find(([path]) => path.includes(folder))?.[1];
}

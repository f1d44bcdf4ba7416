/** Which page is open. Secrets of links stand behind the #, where no server log sees them. */

import type { Screen } from './board';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; screen: Screen }
  | { page: 'lesson'; slug: string; name: string }
  | { page: 'guide'; slug: string }
  | { page: 'maps'; slug: string }
  | { page: 'join'; token: string }
  | { page: 'watch'; token: string }
  | { page: 'reset'; token: string }
  | { page: 'mail'; kind: 'confirm-mail' | 'unsubscribe'; token: string }
  | { page: 'tournaments' }
  | { page: 'profile'; who: string }
  | { page: 'moderation' }
  | { page: 'embed'; id: string }
  | { page: 'tournament'; id: string; screen: Screen }
  | { page: 'code'; code: string; screen: Screen }
  | { page: 'unknown' };

export function read(path: string, hash: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'lobby' };
  if (path === '/join' && hash.length > 1) return { page: 'join', token: hash.slice(1) };
  if (path === '/watch') return { page: 'watch', token: hash.slice(1) };
  if (path === '/reset') return { page: 'reset', token: hash.slice(1) };
  if (path === '/confirm-mail') return { page: 'mail', kind: 'confirm-mail', token: hash.slice(1) };
  const stop = /^\/unsubscribe\/([\w-]+)$/.exec(path);
  if (stop?.[1]) return { page: 'mail', kind: 'unsubscribe', token: stop[1] };
  const lesson = /^\/learn\/([\w-]+)\/([\w-]+)\/?$/.exec(path);
  if (lesson?.[1] && lesson[2]) return { page: 'lesson', slug: lesson[1], name: lesson[2] };
  const guide = /^\/learn\/([\w-]+)\/?$/.exec(path);
  if (guide?.[1]) return { page: 'guide', slug: guide[1] };
  const maps = /^\/maps\/([\w-]+)\/?$/.exec(path);
  if (maps?.[1]) return { page: 'maps', slug: maps[1] };
  const code = /^\/join(?:\/([\w-]+))?(\/projector)?\/?$/.exec(path);
  if (code) return { page: 'code', code: code[1] ?? '', screen: code[2] ? 'projector' : 'table' };
  if (/^\/tournaments\/?$/.test(path)) return { page: 'tournaments' };
  const embed = /^\/embed\/([\w-]+)\/?$/.exec(path);
  if (embed?.[1]) return { page: 'embed', id: embed[1] };
  if (/^\/moderation\/?$/.test(path)) return { page: 'moderation' };
  const cup = /^\/tournament\/([\w-]+)(\/projector)?\/?$/.exec(path);
  if (cup?.[1]) return { page: 'tournament', id: cup[1], screen: cup[2] ? 'projector' : 'table' };
  const profile = /^\/player(?:\/([^/]+))?\/?$/.exec(path);
  if (profile) return profileOf(profile[1] ?? '');
  const table = /^\/table\/([\w-]+)(\/projector)?\/?$/.exec(path);
  if (!table?.[1]) return { page: 'unknown' };
  return { page: 'table', id: table[1], screen: table[2] ? 'projector' : 'table' };
}

/** A link that somebody has cut may end in the middle of a letter. */
function profileOf(encoded: string): Route {
  try {
    return { page: 'profile', who: decodeURIComponent(encoded) };
  } catch {
    return { page: 'unknown' };
  }
}

/** The moment a link points to, as in #n=123, or null. */
export function readMoment(hash: string): number | null {
  const found = /(?:^#|&)n=(\d{1,7})(?:&|$)/.exec(hash);
  return found ? Number(found[1]) : null;
}

const REST = 200;

class Router {
  now: Route = $state.raw(read(location.pathname, location.hash));
  hash: string = $state(location.hash);
  private noting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('popstate', () => this.update());
    addEventListener('hashchange', () => this.update());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.update();
    scrollTo(0, 0);
  }

  /**
   * Go to a moment. The address follows without a new step in the browser's history, and only when the hand
   * rests: a browser stops listening to an address that changes all the time.
   */
  showMoment(n: number | null): void {
    const [path, hash] = [location.pathname, n === null ? '' : `#n=${n}`];
    const note = () => {
      if (location.pathname !== path || location.hash === hash) return;
      history.replaceState(null, '', path + hash);
    };
    this.hash = hash;
    clearTimeout(this.noting);
    if (n === null) note();
    else this.noting = setTimeout(note, REST);
  }

  private update(): void {
    this.now = read(location.pathname, location.hash);
    this.hash = location.hash;
  }
}

export const router = new Router();

/** For links inside the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}

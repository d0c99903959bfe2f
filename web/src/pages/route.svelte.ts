/** Where the reader is: `/`, `/table/{id}`, `/replay/{id}?step=&seat=`, `/rules/{game}`, `/learn/{game}?lesson=`, `/puzzles`,
 *  `/puzzles/{game}?puzzle=`, `/day`, `/day/{game}?day=`, `/study`, `/study/{game}?words=`; anything else is no page of
 *  ours, and says so. */

import { address, from, isSite, to } from '../api/root';

export interface Place {
  page: 'lobby' | 'table' | 'replay' | 'rules' | 'learn' | 'puzzles' | 'day' | 'study' | 'missing';
  id: string;
  wishes: URLSearchParams;
}

const OPEN = new Set(['puzzles', 'day', 'study']); // pages that need not name a game

function read(): Place {
  const { pathname, searchParams } = address();
  const [, page = '', id = ''] = pathname.split('/');
  const known = page === 'table' || page === 'replay' || page === 'rules' || page === 'learn';
  return {
    page: OPEN.has(page) || (known && id) ? (page as Place['page']) : page === '' ? 'lobby' : 'missing',
    id: decodeURIComponent(id),
    wishes: searchParams,
  };
}

let present = $state.raw(read());

export const place = (): Place => present;

export function go(path: string): void {
  history.pushState(null, '', to(path));
  present = read();
  scrollTo(0, 0);
}

/** Change the address without a new page: the step of a replay. */
export function note(path: string): void {
  history.replaceState(null, '', to(path));
}

addEventListener('popstate', () => (present = read()));

/** Links inside the page change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (
    !link ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    from(link.pathname).startsWith('/api/')
  )
    return;
  const wanted =
    isSite && link.hash.startsWith('#/') ? link.hash.slice(1) : from(link.pathname) + link.search + link.hash;
  if (wanted.includes('#') && new URL(wanted, 'http://page').pathname === address().pathname) return; // a place on this page
  event.preventDefault();
  go(wanted);
}

const { site } = document.documentElement.dataset;
/** A page without a server: a folder of files, or one file (`ludi site`), which the page says of itself. */
export const isSite = site !== undefined;
export const isOneFile = site === 'file';

/** Where the page's files lie: `/`, or below a path of somebody else's address (`/ludi/`). The files of the page know: they lie in it. */
export const root = import.meta.env.DEV || isOneFile ? '/' : new URL(/* @vite-ignore */ '..', import.meta.url).pathname;

const FILE = /\.\w+$/;

/** The address of a page of ours: `/table/x` is `/ludi/table/x` in a server that stands there, and `#/table/x` in a folder of files. */
export const to = (path: string): string => (isSite && !FILE.test(path) ? `#${path}` : root + path.slice(1));

/** The page an address of ours means, the other way round. */
export const from = (pathname: string): string => pathname.slice(root.length - 1);

/** Where the reader is, as a page of ours: path, wishes and what stands behind `#`. */
export function address(): URL {
  const path = isSite ? location.hash.slice(1) || '/' : from(location.pathname) + location.search + location.hash;
  return new URL(path, 'http://page');
}

/** Where the house stands: `/`, or below a path of somebody else's address (`/ludi/`). The files of the page know: they lie in it. */
const root = import.meta.env.DEV ? '/' : new URL(/* @vite-ignore */ '..', import.meta.url).pathname;

/** The address of a page of ours: `/table/x` is `/ludi/table/x` in a house that stands there. */
export const to = (path: string): string => root + path.slice(1);

/** The page an address of ours means, the other way round. */
export const from = (pathname: string): string => pathname.slice(root.length - 1);

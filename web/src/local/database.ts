/** How the browser's own database is called, in which its tables are kept. */
export const DATABASE = 'ludi-romani';

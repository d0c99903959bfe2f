/** The worker in which tables of the page are played. */

import { serve, type Port } from './serving';

serve(globalThis as unknown as Port);

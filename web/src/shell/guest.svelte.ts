/** Who reads here, by the name the house knows. */

import { api } from '../api/client';

export const guest = $state({ name: '' });

/** Ask the house; without an answer nobody is named. */
export async function meetGuest(): Promise<void> {
  const found = await api.me().catch(() => null);
  if (found) guest.name = found.name;
}

/** Be called like this from now on. */
export async function rename(name: string): Promise<void> {
  const wish = name.trim();
  if (wish && wish !== guest.name) guest.name = (await api.rename(wish)).name;
}

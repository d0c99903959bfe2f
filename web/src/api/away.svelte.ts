/** Whether the server is out of reach: as the last request found it. */

let away = $state(false);

export const isAway = (): boolean => away;
export const heardFrom = (isReached: boolean): void => void (away = !isReached);

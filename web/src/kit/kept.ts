/** What this browser keeps between visits; one that keeps nothing remembers it as long as the page is open. */

const unkept = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

export function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text);
  }
}

export function drop(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** All keys that begin like this. */
export function keysFrom(prefix: string): string[] {
  const known = [...unkept.keys()];
  try {
    known.push(...Object.keys(localStorage));
  } catch {
    // There are none but those.
  }
  return known.filter((key) => key.startsWith(prefix));
}

/** Something written as JSON; null where there is nothing, or something that is not ours. */
export function parsed(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A storage that lasts as long as the page. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/**
 * A browser that blocks storage throws at every touch of it. For a page's life, memory does as well: one can log in and
 * buy, and is forgotten when the page is left. The first touch of each reads it from the disk.
 */
export function replaceIfBlocked(name: 'localStorage' | 'sessionStorage'): void {
  try {
    window[name].getItem('');
  } catch {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}

/** Creates a storage in memory that lasts as long as the page. */
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
 * Replaces a storage that the browser blocks with one in memory. A browser that blocks storage throws on each access;
 * with memory a visitor can log in and buy, but loses the session on leaving the page. The first access also reads the
 * storage from disk.
 */
export function replaceIfBlocked(name: 'localStorage' | 'sessionStorage'): void {
  try {
    window[name].getItem('');
  } catch {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}

/** Storage may be full or blocked. The conversation then starts over after a reload. */
export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}

export function recall(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

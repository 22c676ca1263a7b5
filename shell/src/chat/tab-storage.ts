/** Storage may be full or forbidden: then a reload starts over. */
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

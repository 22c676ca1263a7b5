/** Returns the fault of an email address that can be found without the server, or undefined. */
export function emailFault(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email is required.';
  return /^[^\s@]+@(?=[^\s@]+$).+?\..{2}/.test(trimmed) ? undefined : 'Enter a valid email address.';
}

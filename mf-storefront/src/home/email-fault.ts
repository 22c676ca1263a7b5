/** What is wrong with an email address before the server sees it, or nothing. */
export function emailFault(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email is required.';
  return /^[^\s@]+@(?=[^\s@]+$).+?\..{2}/.test(trimmed) ? undefined : 'Enter a valid email address.';
}

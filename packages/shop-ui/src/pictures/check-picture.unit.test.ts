import { expect, test } from 'vitest';
import { checkPicture } from './check-picture.ts';

const megabytes = (size: number) => size * 1024 * 1024;

test.each(['image/jpeg', 'image/png', 'image/gif'])('accepts %s of 20 MB', (type) => {
  expect(checkPicture({ type, size: megabytes(20) }, 'add')).toBeUndefined();
});

test('refuses other types and larger files with the exact text', () => {
  expect(checkPicture({ type: 'image/webp', size: 1 }, 'add')).toBe(
    'Invalid file type. Only JPEG, PNG, JPG, or GIF allowed.',
  );
  const large = { type: 'image/png', size: megabytes(25) };
  expect(checkPicture(large, 'add')).toBe('File too large. Your file is 25.00MB, max allowed is 20MB.');
  expect(checkPicture(large, 'edit')).toBe('File too large. Your file is 25.00MB.');
});

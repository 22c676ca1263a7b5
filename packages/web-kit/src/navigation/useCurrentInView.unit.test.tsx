import { NavLink } from '@ethereal/web-kit/router.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCurrentInView } from './useCurrentInView.ts';

const [LINK, FRAME] = [100, 300];

/** Lays the links of the bar out side by side, as jsdom computes no layout. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll<Element>('a')].indexOf(this);
    return at < 0 ? new DOMRect(0, 0, FRAME, 40) : new DOMRect(at * LINK - bar().scrollLeft, 0, LINK, 40);
  });
});
afterEach(() => void vi.restoreAllMocks());

const bar = () => screen.getByRole('navigation');

function Bar({ late = [] as string[] }) {
  const ref = useRef<HTMLElement>(null);
  const [names, setNames] = useState(['a', 'b', 'c', 'd', 'e']);
  useCurrentInView(ref, names.length);
  return (
    <nav ref={ref}>
      {names.map((name) => (
        <NavLink key={name} to={`/ethereal/${name}`}>
          {name}
        </NavLink>
      ))}
      <button type="button" onClick={() => setNames([...names, ...late])}>
        Load
      </button>
    </nav>
  );
}

const open = (path: string, late?: string[]) =>
  renderPage([{ path: '*', element: <Bar {...(late && { late })} /> }], path);

test('centers the link of the current page, also after a navigation', () => {
  open('/ethereal/d');
  expect(bar().scrollLeft).toBe(200);
  fireEvent.click(screen.getByRole('link', { name: 'e' }));
  expect(bar().scrollLeft).toBe(300);
});

test('centers the link that the keyboard reaches', () => {
  open('/ethereal/a');
  screen.getByRole('link', { name: 'e' }).focus();
  expect(bar().scrollLeft).toBe(300);
});

test('centers a link that loads after the bar', () => {
  open('/ethereal/g', ['f', 'g']);
  expect(bar().scrollLeft).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect(bar().scrollLeft).toBe(500);
});

import { Link, NavLink, useLocation } from '@ethereal/web-kit/router.ts';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const show = (children: React.ReactNode, at = '/a') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      {children}
      <Here />
    </MemoryRouter>,
  );
const here = () => screen.getByRole('status').textContent;
const link = () => screen.getByRole<HTMLAnchorElement>('link');

/** Presses the link. Returns whether the browser was left to follow it. */
function press(how = {}): boolean {
  const event = createEvent.click(link(), { button: 0, ...how });
  fireEvent(link(), event);
  return !event.defaultPrevented;
}

test('navigates without the browser and keeps the state of the entry', () => {
  show(
    <Link to="/b?c=1" state={{ from: '/a' }}>
      There
    </Link>,
  );
  expect(link().getAttribute('href')).toBe('/b?c=1');
  expect(press()).toBe(false);
  expect(here()).toBe('/b?c=1 {"from":"/a"}');
});

test('changes only the query when only the query is given', () => {
  show(<Link to={{ search: '?page=2' }}>More</Link>);
  expect(link().getAttribute('href')).toBe('/a?page=2');
});

test.each([
  ['with the control key', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['of a link to another window', { target: '_blank' }, {}],
])('leaves a press %s to the browser', (_, attributes, how) => {
  show(
    <Link to="/b" {...attributes}>
      There
    </Link>,
  );
  // jsdom follows no links; the press must only not be prevented.
  expect(press(how)).toBe(true);
  expect(here()).toBe('/a null');
});

test('runs a handler of the page first, which may prevent the navigation', () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  show(
    <Link to="/b" onClick={onClick}>
      There
    </Link>,
  );
  press();
  expect(onClick).toHaveBeenCalledOnce();
  expect(here()).toBe('/a null');
});

test.each([
  ['/shop', false, '/shop', 'page'],
  ['/shop', false, '/shop/men', 'page'],
  ['/shop', true, '/shop/men', null],
  ['/shop', false, '/shopping', null],
  ['/shop', false, '/', null],
])('gives a link to %s with end=%s at %s the aria-current %s', (to, end, at, current) => {
  show(
    <NavLink to={to} end={end}>
      Shop
    </NavLink>,
    at,
  );
  expect(link().getAttribute('aria-current')).toBe(current);
});

import { BUYER } from '@ethereal/shop-ui/testing/fixtures.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitAsBuyer, visitAsVisitor } from '../testing/visit.ts';
import { ContactForm } from './ContactForm.tsx';

const route = { path: 'contact', element: <ContactForm /> };
const handlers = { 'GET /config.json': {} };
const valueIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('fills in name and email of a user who is logged in', async () => {
  await visitAsBuyer(route, '/ethereal/contact', handlers);
  await waitFor(() => expect(valueIn('Your Email address')).toBe(BUYER.email));
  expect([valueIn('First Name'), valueIn('Last Name')]).toEqual([BUYER.fname, BUYER.lname]);
});

test('leaves the form of a visitor blank', async () => {
  await visitAsVisitor(route, '/ethereal/contact', handlers);
  await screen.findByRole('form', { name: 'Write to us' });
  expect([valueIn('First Name'), valueIn('Your Email address')]).toEqual(['', '']);
});

test('posts the form to the shop itself by its button, also without scripts', async () => {
  await visitAsVisitor(route, '/ethereal/contact', handlers);
  const form = await screen.findByRole<HTMLFormElement>('form', { name: 'Write to us' });
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/api/contact']);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' });
  expect([button.type, button.form]).toEqual(['submit', form]);
  expect([...new FormData(form).keys()]).toEqual(['First Name', 'Last Name', 'Email Address', 'Message']);
});

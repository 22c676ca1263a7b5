import { contact } from '@ethereal/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

const form = {
  'First Name': 'Ann',
  'Last Name': 'Lee',
  'Email Address': 'Ann@mail.test',
  Message: 'Where is my <b>order</b>?\nThank you',
};
const post = (fields: Record<string, string>) =>
  fetch(identity.url + contact.path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

describe('the contact form', () => {
  it('mails a JSON message to support, with the sender in Reply-To', async () => {
    const { status, body } = await identity.ask(contact, { body: { ...form, 'Last Name': 'Lee-Json' } });
    expect(status).toBe(202);
    expect(body.message).toBe('Thank you for your message. We will answer soon.');
    const mail = await identity.mailbox.next('support@ethereal.test', /Message from Ann Lee-Json/);
    expect(mail.replyTo).toEqual([{ name: 'Ann Lee-Json', address: 'ann@mail.test' }]);
    expect(mail.text).toContain(form.Message);
    expect(mail.html).toContain('Where is my &lt;b&gt;order&lt;/b&gt;?<br>Thank you');
  });

  it('redirects a posted form to the thank-you page', async () => {
    const response = await post({ ...form, 'Last Name': 'Lee-Form' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/ethereal/contact?sent=1');
    await identity.mailbox.next('support@ethereal.test', /Message from Ann Lee-Form/);
  });

  it.each([
    ['First Name', { 'First Name': '' }],
    ['Last Name', { 'Last Name': 'Lee\r\nBcc: all@mail.test' }],
    ['Email Address', { 'Email Address': 'ann@mail.test\r\nBcc: all@mail.test' }],
    ['Message', { Message: ' ' }],
    ['Message', { Message: 'x'.repeat(5001) }],
    ['Subject', { Subject: 'Hello' }],
  ])('reports the fault of a malformed %s, posted either way', async (field, change) => {
    const asJson = await identity.ask(contact, { body: { ...form, ...change } });
    const asForm = await post(Object.assign({ ...form }, change));
    expect([asJson.status, asForm.status]).toEqual([400, 400]);
    expect(Object.keys(Object(asJson.body.errors))).toEqual([field]);
    expect(Object.keys(Object(await asForm.json()).errors)).toEqual([field]);
  });
});

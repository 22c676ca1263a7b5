import { defineCall } from '@ethereal/contracts/call';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from './route.ts';

const call = {
  id: 'writeThing',
  service: 'svc-things',
  method: 'POST',
  path: '/api/things',
  auth: false,
  summary: 'Write a thing',
  success: { status: 204, body: z.undefined() },
} as const;

describe('route', () => {
  it('rejects a call with a rate limit and no limiter when the service starts', () => {
    const limited = defineCall({ ...call, rateLimit: { windowSeconds: 60, max: 3 } });
    expect(() => route(express.Router(), limited, {}, () => undefined)).toThrow(
      'writeThing has a rate limit, so it needs a rate limiter',
    );
    expect(() => route(express.Router(), defineCall(call), {}, () => undefined)).not.toThrow();
  });

  it('rejects a call with a token and no authenticator when the service starts', () => {
    expect(() => route(express.Router(), defineCall({ ...call, auth: true }), {}, () => undefined)).toThrow(
      'writeThing needs an authenticator',
    );
  });
});

export { email } from './identity/common.ts';
export * from './identity/letters.ts';
export * from './identity/own-data.ts';
export * from './identity/password-calls.ts';
export * from './identity/people.ts';
export * from './identity/profile.ts';
export * from './identity/second-factor.ts';
export * from './identity/sessions.ts';
export * from './identity/sign-up.ts';

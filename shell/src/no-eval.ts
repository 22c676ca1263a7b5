// The content security policy forbids eval, and reports even zod's trial of it. Every zod in the page, whichever
// area brings it, reads this.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

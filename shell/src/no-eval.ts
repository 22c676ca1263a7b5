// The content security policy forbids eval and reports even zod's attempt to use it. This global configuration applies
// to every copy of zod on the page, in any area.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

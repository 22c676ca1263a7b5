/** What a run of tests is told, and what it tells those that it starts. */
const OF_TESTS = /^(?:VITEST.*|NODE_ENV|(?:SITE|INBOX|MONGODB|RABBITMQ|REDIS)_URL)$/;

/** The environment of a command as a newcomer gives it in a shell of their own. */
export const newcomersEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name)));

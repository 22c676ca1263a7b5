/** Environment variables that a test run receives or passes to the processes that it starts. */
const OF_TESTS = /^(?:VITEST.*|NODE_ENV|(?:SITE|INBOX|MONGODB|RABBITMQ|REDIS)_URL)$/;

/** Returns the environment of a command that a newcomer runs in a shell. */
export const newcomersEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name)));

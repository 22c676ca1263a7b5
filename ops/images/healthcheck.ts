// What an image's HEALTHCHECK runs: ends with 0 when the service in this container answers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`, {
  signal: AbortSignal.timeout(2500),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;

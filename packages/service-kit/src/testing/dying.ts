/** Returns a function that kills its process before or after the work, as the variable KILL_AT names. */
export const dying =
  <A extends unknown[], R>(step: string, work: (...given: A) => Promise<R>) =>
  async (...given: A): Promise<R> => {
    if (process.env.KILL_AT === `before ${step}`) process.kill(process.pid, 'SIGKILL');
    const result = await work(...given);
    if (process.env.KILL_AT === `after ${step}`) process.kill(process.pid, 'SIGKILL');
    return result;
  };

const isNumbered = (value: unknown): value is { id: number; task: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value && 'task' in value;

/**
 * Answers each task that the service sends to this bounded process. The process exits with the service, and
 * immediately upon a task of another shape.
 */
export function answerTasks<Task, Answer>(
  isTask: (value: unknown) => value is Task,
  work: (task: Task) => Promise<Answer>,
): void {
  process.on('message', (message) => {
    if (!isNumbered(message) || !isTask(message.task)) process.exit(1);
    const { id, task } = message;
    void work(task).then((answer) => process.send?.({ id, answer }));
  });
  process.on('disconnect', () => process.exit(0));
}

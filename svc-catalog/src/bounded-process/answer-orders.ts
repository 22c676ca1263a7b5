const isNumbered = (value: unknown): value is { id: number; order: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value && 'order' in value;

/** In a bounded process: answers each order that its service sends, and ends with it. An order of another shape ends it at once. */
export function answerOrders<Order, Answer>(
  isOrder: (value: unknown) => value is Order,
  work: (order: Order) => Promise<Answer>,
): void {
  process.on('message', (message) => {
    if (!isNumbered(message) || !isOrder(message.order)) process.exit(1);
    const { id, order } = message;
    void work(order).then((answer) => process.send?.({ id, answer }));
  });
  process.on('disconnect', () => process.exit(0));
}

const isNumbered = (value: unknown): value is { id: number; order: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value && 'order' in value;

/**
 * Answers each order that the service sends to this bounded process. The process exits with the service, and
 * immediately upon an order of another shape.
 */
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

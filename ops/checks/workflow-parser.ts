import { registerHooks } from 'node:module';

// The package imports JSON without saying that it is JSON, which Node refuses.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return specifier.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});

const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

/** What GitHub would refuse about a workflow. */
export function workflowFaults(name: string, content: string): string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

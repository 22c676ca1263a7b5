import { registerHooks } from 'node:module';

// The package imports JSON without an import attribute, which Node refuses.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return specifier.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});

const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

/** Returns the errors of a workflow that GitHub would report. */
export function workflowFaults(name: string, content: string): string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

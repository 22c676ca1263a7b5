import { type ComponentType, createElement, use } from 'react';
import { currentPage, loadPart } from './current-page.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * React's `lazy` for the bundles. It also records which part of the area the page shows, so that the part's files are
 * known.
 */
export function lazy<P extends object>(load: Load<P>) {
  let started: ReturnType<typeof loadPart<{ default: ComponentType<P> }>> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: like React's own, it is called once per module
  return function LazyPart(props: P) {
    started ??= loadPart(load);
    if (started.part !== undefined) currentPage.getStore()?.parts.add(started.part);
    return createElement(use(started.loading).default, props);
  };
}

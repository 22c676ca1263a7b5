import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { remoteConfig } from './area-config.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'ethereal-area-'));
const assets = path.join(directory, 'dist/assets');

beforeAll(async () => {
  mkdirSync(path.join(directory, 'src'));
  writeFileSync(path.join(directory, 'package.json'), '{ "version": "1.0.0" }');
  writeFileSync(path.join(directory, 'src/routes.tsx'), "export { version as routes } from 'react';");
  const compiler = rspack(remoteConfig({ directory, area: { name: 'mf-any', pages: [] } }, true));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
}, 60_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const codeOf = (name: string) => readFileSync(path.join(assets, name), 'utf8');
const entryOf = () => readdirSync(assets).find((name) => /^remoteEntry.*\.js$/.test(name)) ?? '';

/**
 * Returns a page with everything that a container needs. A script that is added to its head runs after some seconds, in
 * which bytes of it arrive.
 */
function pageOf(src: string, seconds: number) {
  class HTMLScriptElement {
    src = '';
    tagName = 'SCRIPT';
    onload = (_: object) => {};
    setAttribute() {}
  }
  const head = {
    async appendChild(script: HTMLScriptElement) {
      for (let second = 0; second < seconds; second++) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        arriving?.enqueue(new Uint8Array(1));
      }
      runInContext(codeOf(path.basename(script.src)), page);
      script.onload({ type: 'load' });
    },
  };
  let arriving: ReadableStreamDefaultController<Uint8Array> | undefined;
  const start = (controller: typeof arriving) => {
    arriving = controller;
  };
  const currentScript = Object.assign(new HTMLScriptElement(), { src });
  const createElement = () => new HTMLScriptElement();
  const document = { currentScript, head, createElement, getElementsByTagName: () => [] };
  const page = createContext({
    AbortController,
    Event,
    HTMLScriptElement,
    URL,
    clearTimeout,
    document,
    fetch: async () => new Response(new ReadableStream({ start })),
    setTimeout,
    window: { location: { origin: 'http://shop.test' } },
  });
  return page;
}

/** Returns the routes of an area's container in a page whose shell shares `shared`. */
async function routesFrom(shared: object, seconds = 0): Promise<unknown> {
  const entry = entryOf();
  const page = pageOf(`http://shop.test/assets/${entry}`, seconds);
  const container = runInContext(`${codeOf(entry)}\nmf_any`, page);
  await container.init(shared);
  return (await container.get('./routes'))();
}

const OFFER = { get: () => () => ({ version: 'of the shell' }), loaded: true, from: 'shell' };

test('takes a shared module from the shell', async () => {
  expect(await routesFrom({ react: { '19.3.1': OFFER } })).toMatchObject({ routes: 'of the shell' });
});

test('waits for a file that arrives slowly', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const routes = routesFrom({ react: { '19.3.1': OFFER } }, 30);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await routes).toMatchObject({ routes: 'of the shell' });
});

test('fails when the shell lacks a shared module', async () => {
  await expect(routesFrom({})).rejects.toThrow('The shell does not share react');
});

test('contains no code that chooses among versions', () => {
  expect(codeOf(entryOf()).includes('Unexpected start value')).toBe(false);
});

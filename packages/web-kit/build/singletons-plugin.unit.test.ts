import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Returns a page with everything that a container needs. A script that is added to its head runs at once. */
function pageOf(src: string) {
  class HTMLScriptElement {
    src = '';
    tagName = 'SCRIPT';
    onload = (_: object) => {};
    setAttribute() {}
  }
  const head = {
    appendChild(script: HTMLScriptElement) {
      runInContext(codeOf(path.basename(script.src)), page);
      script.onload({ type: 'load' });
    },
  };
  const currentScript = Object.assign(new HTMLScriptElement(), { src });
  const createElement = () => new HTMLScriptElement();
  const document = { currentScript, head, createElement, getElementsByTagName: () => [] };
  const page = createContext({
    HTMLScriptElement,
    URL,
    clearTimeout,
    document,
    setTimeout,
    window: { location: { origin: 'http://shop.test' } },
  });
  return page;
}

/** Returns the routes of an area's container in a page whose shell shares `shared`. */
async function routesFrom(shared: object): Promise<unknown> {
  const entry = entryOf();
  const page = pageOf(`http://shop.test/assets/${entry}`);
  const container = runInContext(`${codeOf(entry)}\nmf_any`, page);
  await container.init(shared);
  return (await container.get('./routes'))();
}

test('takes a shared module from the shell', async () => {
  const offer = { get: () => () => ({ version: 'of the shell' }), loaded: true, from: 'shell' };
  expect(await routesFrom({ react: { '19.3.1': offer } })).toMatchObject({ routes: 'of the shell' });
});

test('fails when the shell lacks a shared module', async () => {
  await expect(routesFrom({})).rejects.toThrow('The shell does not share react');
});

test('contains no code that chooses among versions', () => {
  expect(codeOf(entryOf()).includes('Unexpected start value')).toBe(false);
});

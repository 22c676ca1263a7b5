import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findProgram } from '@ethereal/dev/processes/find-program';
import { freePort } from '@ethereal/dev/processes/ports';
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { type BrowserDriver, retried, STEP_MS } from './browser-driver.ts';

const DRIVER = findProgram(process.env.WEBKIT_DRIVER_PATH || 'WebKitWebDriver');
const DISPLAY = findProgram('Xvfb');

/** Whether WebKit's driver and a virtual display are installed. */
export const isInstalled = () => DRIVER !== undefined && DISPLAY !== undefined;

const KEYS = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Tab: Key.TAB };

/** Collects the errors of a page from now on, which the driver does not report. */
const LISTEN = `
  window.faults ??= (() => {
    const faults = [];
    addEventListener('error', ({ message }) => message && faults.push(message));
    addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    return faults;
  })();`;

/** Opens a virtual display and returns its number. */
async function openDisplay(program: string): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: child.stdout })) return { display: `:${line}`, process: child };
  throw new Error('Xvfb did not start');
}

/** Opens WebKit as in GNOME Web, driven over WebDriver. */
export async function openWebKit(site: string): Promise<BrowserDriver> {
  if (!DRIVER || !DISPLAY) throw new Error('WebKitWebDriver or Xvfb is not installed');
  const screen = await openDisplay(DISPLAY);
  const port = await freePort();
  const service = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // Renders by software, but with compositing: without it WebKitGTK 2.50 crashes where a page fades into the next.
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const stop = () => {
    service.kill();
    screen.process.kill();
  };
  const url = `http://127.0.0.1:${port}`;
  const driver = await retried(async () => {
    if (!(await fetch(`${url}/status`)).ok) throw new Error('WebKitWebDriver is not ready');
  })
    .then(() =>
      new Builder().usingServer(url).withCapabilities(new Capabilities().setBrowserName('MiniBrowser')).build(),
    )
    .catch((error: unknown) => {
      stop();
      throw error;
    });
  await driver.manage().setTimeouts({ pageLoad: STEP_MS, script: STEP_MS });
  await driver.manage().window().setRect({ width: 1280, height: 950 });
  const faults: string[] = [];
  const collect = async () => {
    const seen = await driver.executeScript<string[] | null>('return window.faults ? window.faults.splice(0) : null');
    faults.push(...(seen ?? []));
  };

  const act = (
    xpath: string,
    work: (element: WebElement) => Promise<unknown>,
    fits = (element: WebElement) => element.isDisplayed(),
  ) =>
    retried(async () => {
      const found = await driver.findElements(By.xpath(xpath));
      const fitting = await Promise.all(found.map(fits));
      const element = found.find((_, index) => fitting[index]);
      if (!element) throw new Error(`No element matches ${xpath}.`);
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await work(element);
    });
  return {
    async open(path) {
      await collect().catch(() => undefined);
      await driver.get(site + path);
      await driver.executeScript(LISTEN);
    },
    press: (xpath) => act(xpath, (element) => element.click()),
    type: (xpath, text) =>
      act(xpath, async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    choose: (xpath, value) =>
      act(xpath, async (element) => {
        await element.findElement(By.css(`option[value="${value}"]`)).click();
      }),
    // The input itself is hidden behind the picture's frame.
    upload: (xpath, file) =>
      act(
        xpath,
        (element) => element.sendKeys(file),
        async () => true,
      ),
    waitFor: (xpath) => act(xpath, async () => undefined),
    async path() {
      const { pathname, search } = new URL(await driver.getCurrentUrl());
      return pathname + search;
    },
    keys: (xpath, ...names) =>
      act(xpath, async (element) => {
        await element.sendKeys(...names.map((name) => KEYS[name]));
      }),
    back: () => driver.executeScript('history.back()'),
    run: (script) => driver.executeScript(script),
    async errors() {
      await collect();
      return faults;
    },
    async close() {
      await driver.quit().catch(() => undefined);
      stop();
    },
  };
}

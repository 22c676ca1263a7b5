import { setTimeout as pause } from 'node:timers/promises';

/** Steps in a browser of any engine. Elements are named by XPath, and each step waits until its element exists. */
export interface BrowserDriver {
  open(path: string): Promise<void>;
  press(xpath: string): Promise<void>;
  /** Empties a field and types. */
  type(xpath: string, text: string): Promise<void>;
  choose(xpath: string, value: string): Promise<void>;
  upload(xpath: string, file: string): Promise<void>;
  /** Waits until the element is visible. */
  waitFor(xpath: string): Promise<void>;
  path(): Promise<string>;
  /** Presses keys, by their names, on an element, which keeps the focus. */
  keys(xpath: string, ...names: Key[]): Promise<void>;
  /** Goes back in the history, without waiting for a page to load. */
  back(): Promise<void>;
  /** Returns the result of a script, which is the body of a function. */
  run<T>(script: string): Promise<T>;
  /** Returns the errors in the pages so far. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

type Key = 'ArrowDown' | 'Enter' | 'Tab';

/** Maximum time of one step, in milliseconds. */
export const STEP_MS = 60_000;

/** Repeats a step until it succeeds: a page may render again at any moment. @throws the last error */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  const limit = Date.now() + STEP_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > limit) throw error;
      await pause(100);
    }
  }
}

/** Returns the XPath of a button by its text or accessible name. */
export const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
/** Returns the XPath of a link by its text. */
export const link = (name: string) => `//a[normalize-space()="${name}"]`;
/** Returns the XPath of a heading by its text. */
export const heading = (text: string) => `//*[self::h1 or self::h2 or self::h3][normalize-space()="${text}"]`;
/** Returns the XPath of an element of the main part that contains a text. */
export const textNode = (text: string) => `//main//*[text()[contains(normalize-space(), "${text}")]]`;
/** Returns the XPath of a toast that contains a text. */
export const toast = (text: string) => `//*[contains(@class, "Toastify")]//*[contains(text(), "${text}")]`;

/** Returns the XPath of a label's field, whether the label refers to the field or contains it. */
export const field = (label: string) =>
  `//*[@id = //label[starts-with(normalize-space(), "${label}")]/@for] | //label[starts-with(normalize-space(), "${label}")]//*[self::input or self::select or self::textarea] | //*[self::input or self::select or self::textarea][@aria-label="${label}"]`;

/**
 * Windows that the open assistant fills, as in ChatWidget.module.css: phones, and low windows such as at 200 % zoom.
 */
const COVERING = '(max-width: 47.99rem), (max-height: 36rem)';

/** Whether the open assistant covers the page. */
export const coversPage = (): boolean => window.matchMedia?.(COVERING).matches ?? false;

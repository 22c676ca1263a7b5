/** Leaves for the provider's page. Resolves when the browser shows this page again, as it was, by its Back button. */
export async function leaveToPay(url: string): Promise<void> {
  const isBack = new Promise<void>((done) => {
    window.addEventListener('pageshow', () => done(), { once: true });
  });
  window.location.assign(url);
  await isBack;
}

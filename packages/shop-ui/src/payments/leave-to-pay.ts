/** Opens the page of the payment provider. Resolves when the Back button shows this page again. */
export async function leaveToPay(url: string): Promise<void> {
  const shownAgain = new Promise<void>((done) => {
    window.addEventListener('pageshow', () => done(), { once: true });
  });
  window.location.assign(url);
  await shownAgain;
}

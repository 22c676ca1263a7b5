const NO_COMMA = 'Write cents after a point, like 12.50, and no comma.';

/**
 * Refuses a comma in a number field with a message. The browser would drop it, so that '12,50' would be 1250. The
 * message stays until a point is typed, something is deleted, or the amount starts again. Returns the function that
 * ends this.
 */
export function refuseComma(field: HTMLInputElement): () => void {
  const end = new AbortController();
  field.addEventListener(
    'beforeinput',
    (event) => {
      if (!event.data?.includes(',')) return;
      event.preventDefault();
      field.setCustomValidity(NO_COMMA);
      field.reportValidity();
    },
    end,
  );
  field.addEventListener(
    'input',
    (event) => {
      const isMore = event instanceof InputEvent && event.inputType.startsWith('insert') && !event.data?.includes('.');
      if (!isMore || field.value.length < 2) field.setCustomValidity('');
    },
    end,
  );
  return () => end.abort();
}

/** Lines of paraphrases with the heading that each stands under. */
export function paraphrasesIn(text: string): { id: string; text: string }[] {
  let id = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [{ id, text: line }];
      id = line.slice(2);
      return [];
    });
}

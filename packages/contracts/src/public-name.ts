/** Returns the public form of a person's name: the first name and the initial of the last name, such as 'Ada L.'. */
export function publicName({ fname, lname }: { fname: string; lname: string }): string {
  const [initial] = new Intl.Segmenter().segment(lname.trim());
  return initial ? `${fname.trim()} ${initial.segment.toUpperCase()}.` : fname.trim();
}

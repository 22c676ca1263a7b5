/** Folder of each area's Kubernetes files, relative to the root of the repository. */
export const FOLDER = 'ops/kubernetes/base/areas';

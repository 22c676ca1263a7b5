/** Returns the files that pages save from now on, as jsdom saves none. */
export function savedFiles(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  return files;
}

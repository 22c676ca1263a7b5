/** Key in local storage of the measurements of this browser's visitors. */
export const MEASURES_KEY = 'ethereal.measurements';

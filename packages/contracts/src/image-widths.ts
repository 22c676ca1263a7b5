/**
 * Widths in which a picture is served, in pixels. They have their own file, because every page needs them without the
 * calls.
 */
export const IMAGE_WIDTHS = [320, 640, 960, 1280] as const;

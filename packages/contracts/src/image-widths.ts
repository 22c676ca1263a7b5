/** The widths a picture is served in, in pixels. Apart from the calls, since every page needs these alone. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280] as const;

type Pressed = { ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey?: boolean };

/**
 * Whether a key is pressed together with a modifier. Such a key belongs to the browser and triggers no act of the desk.
 */
export const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey = false }: Pressed): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

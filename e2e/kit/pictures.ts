import sharp from 'sharp';

/** Draws a picture as a seller would take it: a colored shape on a tinted ground, a different one for each number. */
export function drawPicture(number: number, format: 'jpeg' | 'png' | 'gif' = 'jpeg'): Promise<Buffer> {
  const hue = (number * 67) % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
    <rect width="800" height="800" fill="hsl(${hue} 40% 90%)"/>
    <circle cx="400" cy="400" r="${200 + (number % 5) * 30}" fill="hsl(${hue} 60% 45%)"/></svg>`;
  return sharp(Buffer.from(drawing)).toFormat(format).toBuffer();
}

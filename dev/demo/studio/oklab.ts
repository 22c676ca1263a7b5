/** OKLab (Björn Ottosson, https://bottosson.github.io/posts/oklab/): mixing and tinting in it looks even to the eye. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

const toLinear = Float64Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const STEPS = 4096;
const toByte = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const c = i / STEPS;
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
});

/** Cube roots from a table: millions are needed. */
const ROOTS = 65535;
const roots = Float32Array.from({ length: ROOTS + 1 }, (_, i) => Math.cbrt(i / ROOTS));
const root = (value: number): number => roots[(value * ROOTS + 0.5) | 0] ?? 1;

/** Writes the Lab value of an sRGB colour (bytes) into `out`; it allocates nothing, for it runs per pixel. */
export function writeLab(red: number, green: number, blue: number, out: Lab): void {
  const r = toLinear[red] ?? 0;
  const g = toLinear[green] ?? 0;
  const b = toLinear[blue] ?? 0;
  const long = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  out.l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  out.a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  out.b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
}

const encode = (linear: number): number =>
  toByte[linear <= 0 ? 0 : linear >= 1 ? STEPS : (linear * STEPS + 0.5) | 0] ?? 0;

/** `** 3` is many times slower. */
const cube = (value: number): number => value * value * value;

/** Writes a Lab colour as sRGB bytes at `offset`; what no screen can show is clipped. */
export function writeRgb(l: number, a: number, b: number, pixels: Uint8Array, offset: number): void {
  const long = cube(l + 0.3963377774 * a + 0.2158037573 * b);
  const medium = cube(l - 0.1055613458 * a - 0.0638541728 * b);
  const short = cube(l - 0.0894841775 * a - 1.291485548 * b);
  pixels[offset] = encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  pixels[offset + 1] = encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  pixels[offset + 2] = encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
}

/** '#rrggbb' as Lab. */
export function labOf(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const lab: Lab = { l: 0, a: 0, b: 0 };
  writeLab((value >> 16) & 255, (value >> 8) & 255, value & 255, lab);
  return lab;
}

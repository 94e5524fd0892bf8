// Colour is mixed in OKLCH, so that a shadow of marigold turns to amber and not to grey.

type Lch = {
  readonly l: number;
  readonly c: number;
  readonly h: number;
};

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const oklabOf = (hex: string): readonly [number, number, number] => {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const hexOf = (L: number, A: number, B: number): string => {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (v: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(channel).join('')}`;
};

const lchOf = (hex: string): Lch => {
  const [l, a, b] = oklabOf(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
};

const fromLch = ({ l, c, h }: Lch): string => hexOf(l, c * Math.cos(h), c * Math.sin(h));

/** Hue and chroma of the light that a warm room throws into the shadow of pale cloth. */
const WARM = { c: 0.055, h: 1.2 } as const;
const PALE = 0.72;
/** From this chroma on a pale colour has a hue of its own to keep. */
const TINTED = 0.07;

/** Yellow in shadow turns to amber; kept at its own hue it would turn olive. Hues in radians. */
const YELLOW = { from: 0.95, to: 1.95, towards: 1.0 } as const;

const isYellow = ({ c, h }: Lch): boolean => h > YELLOW.from && h < YELLOW.to && c > TINTED;

/** The screen has no dark, strong yellow: unless chroma falls quickly the shadow clips to red. */
const shadowOf = ({ l, c, h }: Lch, amount: number): Lch => {
  const dark = l * (1 - amount);
  if (isYellow({ l, c, h }))
    return { l: dark, c: c * (1 - amount * 0.68), h: h + (YELLOW.towards - h) * Math.min(1, amount * 1.3) };
  return { l: dark, c: l > PALE ? c * (1 + amount * 1.6) : c * (1 - amount * 0.4), h };
};

/** Shadows keep their chroma, tints gain some; near-white warms up, because grey shadows make ivory look unwashed. */
export const darker = (hex: string, amount: number): string => {
  const { l, c, h } = lchOf(hex);
  const deep = fromLch(shadowOf({ l, c, h }, amount));
  const neutral = Math.max(0, 1 - c / TINTED);
  const warmth = neutral * Math.min(1, Math.max(0, (l - PALE) / (1 - PALE)));
  return warmth === 0 ? deep : mixed(deep, fromLch({ l: l * (1 - amount * 0.9), c: WARM.c, h: WARM.h }), warmth * 0.75);
};

export const lighter = (hex: string, amount: number): string => {
  const { l, c, h } = lchOf(hex);
  return fromLch({ l: l + (0.985 - l) * amount, c: c * (1 - amount * 0.3), h });
};

export const mixed = (one: string, other: string, t: number): string => {
  const a = oklabOf(one);
  const b = oklabOf(other);
  return hexOf(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t);
};

export const lightness = (hex: string): number => oklabOf(hex)[0];

/** From here on down gold stands out by being lighter than the cloth. */
const DARK = 0.6;
export const isDark = (hex: string): boolean => lightness(hex) < DARK;
